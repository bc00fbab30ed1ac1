// Sorts of cards within a kind: Traps and Campaigns among the Missions, Skills and Traits among the Equipment.
import { memoize } from '../../core/memo.ts';
import type { CardDef } from './card.ts';
import { hasSubtype } from './subtypes.ts';

const sort = (kind: CardDef['kind'], name: string) =>
  memoize((def: CardDef) => {
    const words = def.type.toLowerCase().split(/[\s-]+/);
    return def.kind === kind && (words.includes(name) || hasSubtype(def, name));
  });

export const isTrap = sort('mission', 'trap');
export const isCampaign = sort('mission', 'campaign');
export const isSkill = sort('equipment', 'skill');
export const isTrait = sort('equipment', 'trait');
/** It stays with its unit and takes its way (Equipment Cards). */
export const staysOn = (def: CardDef): boolean => isSkill(def) || isTrait(def);
