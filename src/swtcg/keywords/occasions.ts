// When an ability that answers something is used, for whoever tries it at another time. A keyword that is not listed is
// used in the chances that its own words name, or is never used at all.

export const OCCASIONS: Readonly<Record<string, string>> = {
  Ambush: "Ambush answers an opponent's unit that comes into its own arena",
  'Area Damage':
    'Area Damage answers the discard of a unit by damage that its unit did, in the arena of that unit',
  Surge: "Surge answers damage that its unit's attack has done",
  Velocity: "Velocity is used when the battle step of its unit's arena starts",
  Overkill: 'Overkill divides hits that exceed the health that the defending unit has left',
  'Damage Control': "Damage Control is used at the start of its player's build step",
  'Double Strike': 'Double Strike is another attack, right after the first one has ended',
  Foresight: 'Foresight is a prediction: predict the hits right before the attack dice',
  Forewarning: 'Forewarning is a prediction: predict the hits right before the attack dice',
  Bounty: 'Bounty is gained by itself, when the build step starts',
  Avenge: 'Avenge is done by itself, when the attack ends',
  Riposte: 'Riposte is done by itself, when the attack ends',
  Backfire: 'Backfire is done by itself, when the attack ends',
  Parry: 'Parry prevents damage by itself',
  'Critical Hit': 'Critical Hit adds damage by itself',
  Fury: 'Fury adds dice by itself',
  Consume: 'Consume is done by itself, when a unit was discarded',
  Adapt: 'Adapt is chosen when the battle phase starts',
  Pilot: 'a Pilot is moved onto its unit',
  Equip: 'Equipment is attached to its unit',
  Upkeep: 'Upkeep is paid when the build step starts',
};
