// Whether data is an effect: a file may say anything. The types of the language are the rule.
import { typeChecker } from '../../core/files/type-checker.ts';
import { EFFECT_TYPES } from './types.ts';

/** The place in the data at which it is not an effect; null where it is one. */
export const effectFault = typeChecker(EFFECT_TYPES, 'Effect');
