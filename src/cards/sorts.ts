// Sorts of cards within a kind: Traps and Campaigns among the Missions, Skills and Traits among the Equipment.
import type { CardDef } from './card.ts';
import { hasSubtype } from './subtypes.ts';

const sort = (kind: CardDef['kind'], name: string) => {
  const known = new WeakMap<CardDef, boolean>();
  return (def: CardDef): boolean => {
    if (def.kind !== kind) return false;
    let found = known.get(def);
    if (found === undefined) {
      const words = def.type.toLowerCase().split(/[\s-]+/);
      found = words.includes(name) || hasSubtype(def, name);
      known.set(def, found);
    }
    return found;
  };
};

export const isTrap = sort('mission', 'trap');
export const isCampaign = sort('mission', 'campaign');
export const isSkill = sort('equipment', 'skill');
export const isTrait = sort('equipment', 'trait');
/** It stays with its unit and takes its way (Equipment Cards). */
export const staysOn = (def: CardDef): boolean => isSkill(def) || isTrait(def);
