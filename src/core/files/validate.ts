// From a fault that a validator found to the error that says what is wrong, and where in the file.
import type { Check } from './checks.ts';
import { fail, within } from './fail.ts';

/** Throws a SwtcgError with the path of the first thing that does not fit. `path`: where the value stands. */
export function validate(check: Check, value: unknown, path = '$'): void {
  const fault = check(value);
  if (fault) fail(fault.keys.reduceRight<string>(within, path), fault.message);
}
