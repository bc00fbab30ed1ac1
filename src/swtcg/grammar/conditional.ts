// Static effects whose condition stands after what it is about, or speaks of the unit as "it".

import type { Category, Grammar } from '../../core/grammar/grammar.ts';
import { sameData } from '../../core/grammar/shape.ts';
import type {
  Amount,
  Condition,
  Filter,
  Lost,
  Selector,
  StaticEffect,
  StaticPart,
} from '../language/effect.ts';
import type { Gains } from './gains.ts';
import { toParts } from './static-gains.ts';

/** A condition whose subject is this unit: "it" after it means this unit. */
export function aboutThis(c: Condition): boolean {
  if (c.is === 'not') return aboutThis(c.what);
  if (c.is === 'attacking')
    return c.attacker?.self === 'this' || (c.defender?.self === 'this' && !c.attacker);
  // "You have no other …" is said of this unit.
  return (
    c.is === 'self' || (c.is === 'have' && c.what.self === 'other' && c.count === 'at-most' && c.n === 0)
  );
}

/** What the attacker gets and loses, if it is one of these and attacks one of those. */
function losing(
  to: Selector,
  gains: Gains | undefined,
  what: Lost,
  defender: Filter,
): StaticEffect | undefined {
  if (!('each' in to) || to.each.name !== undefined) return undefined;
  const attacker = { each: { ...to.each, attacking: true } } as const;
  const parts = gains ? toParts({ to: attacker, g: gains }) : [];
  return (
    parts && {
      kind: 'static',
      if: [{ is: 'attacking', defender }],
      parts: [...parts, { do: 'lose', to: attacker, what }],
    }
  );
}

/** "… when attacking a Jedi", "… as long as it's tapped": conditions that stand after what they are about. */
export function conditional(
  g: Grammar,
  effect: Category<StaticEffect>,
  numbered: (to: Selector, gains: Gains, x: Amount) => readonly StaticPart[] | undefined,
): void {
  const whileAttacking = (
    to: Selector,
    gains: Gains,
    defender: Filter,
    more: readonly Condition[],
  ): StaticEffect | undefined => {
    if (!('each' in to)) return undefined;
    const parts = toParts({ to: { each: { ...to.each, attacking: true } }, g: gains });
    return parts && { kind: 'static', if: [{ is: 'attacking', defender }, ...more], parts };
  };
  const self = { the: 'this' } as const;
  const attacking = (g: Gains, condition: Condition): StaticEffect | undefined => {
    const parts = toParts({ to: self, g });
    return parts && { kind: 'static', if: [condition], parts };
  };
  type With = { g: Gains; f: Filter };
  g.synonym<StaticEffect, With>(
    effect,
    'this unit [also] gets {g:gains} when|while attacking {f:someone}',
    (b) => attacking(b.g, { is: 'attacking', attacker: { self: 'this' }, defender: b.f }),
  );
  // "… when attacking Starfighters": one of them at a time.
  g.synonym<StaticEffect, With>(
    effect,
    'this unit [also] gets {g:gains} when|while attacking {f:np-many}',
    (b) => attacking(b.g, { is: 'attacking', attacker: { self: 'this' }, defender: b.f }),
  );
  // Two conditions, one before and one after what they are about.
  for (const unit of ['this unit', 'it|he|she'])
    g.synonym<StaticEffect, With & { i: readonly Condition[] }>(
      effect,
      `as long as {i:conditions} , ${unit} [also] gets {g:gains} when|while attacking {f:someone}`,
      (b) => {
        const found = attacking(b.g, { is: 'attacking', attacker: { self: 'this' }, defender: b.f });
        if (unit !== 'this unit' && !b.i.every(aboutThis)) return undefined;
        return found && { ...found, if: [...b.i, ...(found.if ?? [])] };
      },
    );
  // The equipped unit gets it as an ability of its own.
  g.synonym<StaticEffect, { to: Selector; g: Gains; f: Filter }>(
    effect,
    '{to:single} [also] gets {g:gains} when|while attacking {f:someone}',
    (b) => {
      if (!('equipped' in b.to)) return undefined;
      const own = attacking(b.g, { is: 'attacking', attacker: { self: 'this' }, defender: b.f });
      return own && { kind: 'static', parts: [{ do: 'grant', to: b.to, effects: [own] }] };
    },
  );
  g.synonym<StaticEffect, With>(effect, 'this unit [also] gets {g:gains} when|while attacking', (b) =>
    attacking(b.g, { is: 'attacking', attacker: { self: 'this' } }),
  );
  // "Each of your opponent's units gets … when attacking this unit": the attacker, if it is one of them.
  g.synonym<StaticEffect, { to: Selector; g: Gains; f: Filter }>(
    effect,
    '{to:single} gets|get {g:gains} when|while attacking {f:someone}',
    (b) => {
      if (!('each' in b.to) || b.to.each.name !== undefined) return undefined;
      const parts = toParts({ to: { each: { ...b.to.each, attacking: true } }, g: b.g });
      return parts && { kind: 'static', if: [{ is: 'attacking', defender: b.f }], parts };
    },
  );
  g.synonym<StaticEffect, { to: Selector; g?: Gains; k: Lost; f: Filter }>(
    effect,
    '{to:single} gets|get {g:gains} and loses|lose {k:lost} when|while attacking {f:someone}',
    ({ to, g: gains, k, f }) => losing(to, gains, k, f),
  );
  g.synonym<StaticEffect, { to: Selector; k: Lost; f: Filter }>(
    effect,
    '{to:single} loses|lose {k:lost} when|while attacking {f:someone}',
    ({ to, k, f }) => losing(to, undefined, k, f),
  );
  g.synonym<StaticEffect, With>(
    effect,
    'this unit [also] gets {g:gains} when|while being attacked by {f:someone}',
    (b) => attacking(b.g, { is: 'attacking', attacker: b.f, defender: { self: 'this' } }),
  );
  g.synonym<StaticEffect, With>(
    effect,
    'this unit [also] gets {g:gains} when|while attacked by {f:someone}',
    (b) => attacking(b.g, { is: 'attacking', attacker: b.f, defender: { self: 'this' } }),
  );
  // "… for that attack" says nothing new of a bonus that is there while the unit attacks.
  g.synonym<StaticEffect, { i: readonly Condition[]; g: Gains }>(
    effect,
    'as long as {i:conditions} , it|he|she [also] gets {g:gains} for that|this attack',
    (b) => {
      if (!b.i.every((one) => one.is === 'attacking' && aboutThis(one))) return undefined;
      const parts = toParts({ to: self, g: b.g });
      return parts && { kind: 'static', if: b.i, parts };
    },
  );
  // "Each Jedi gets … as long as that Jedi is attacking this unit", with more that must be so.
  for (const it of ["it's", 'it is', 'that unit is', 'they are', "they're"])
    g.synonym<StaticEffect, { to: Selector; g: Gains; f: Filter; i: readonly Condition[] }>(
      effect,
      `{to:single} gets|get {g:gains} as long as ${it} attacking {f:someone} and {i:conditions}`,
      (b) => whileAttacking(b.to, b.g, b.f, b.i),
    );
  for (const it of ['it is', 'that unit is', "they're", 'they are'])
    g.synonym<StaticEffect, { to: Selector; g: Gains; f: Filter }>(
      effect,
      `{to:single} gets|get {g:gains} as long as ${it} attacking {f:someone}`,
      (b) => whileAttacking(b.to, b.g, b.f, []),
    );
  g.synonym<StaticEffect, { to: Selector; g: Gains; h: Filter; f: Filter }>(
    effect,
    '{to:single} gets|get {g:gains} as long as that {h:head-one} is attacking {f:someone}',
    (b) => whileAttacking(b.to, b.g, b.f, []),
  );
  for (const it of ['it', 'he', 'she'])
    g.synonym<StaticEffect, { k: string; f: Filter; g: Gains }>(
      effect,
      `this unit gets {g:gains} as long as ${it}'s using {k:keyword-name} to attack {f:someone}`,
      (b) => attacking(b.g, { is: 'attacking', attacker: { self: 'this' }, defender: b.f, using: b.k }),
    );
  for (const it of ["it's", "he's", "she's"])
    g.synonym<StaticEffect, With>(
      effect,
      `as long as ${it} attacking {f:someone} , this unit [also] gets {g:gains}`,
      (b) => attacking(b.g, { is: 'attacking', attacker: { self: 'this' }, defender: b.f }),
    );
  // "As long as this unit is tapped, it gets …".
  for (const [start, comma] of [
    ['as long as', ','],
    ['as long as', ''],
    ['while', ','],
    ['if', ','],
  ] as const) {
    g.synonym<StaticEffect, { i: readonly Condition[]; g: Gains }>(
      effect,
      `${start} {i:conditions} ${comma} it|he|she [also] gets {g:gains}`,
      (b) => {
        const parts = b.i.every(aboutThis) ? toParts({ to: self, g: b.g }) : undefined;
        return parts && { kind: 'static', if: b.i, parts };
      },
    );
    g.synonym<StaticEffect, { i: readonly Condition[]; s: string }>(
      effect,
      `${start} {i:conditions} ${comma} treat it as a|an {s:subtype-one}`,
      ({ i, s }) =>
        i.every(aboutThis)
          ? { kind: 'static', if: i, parts: [{ do: 'treat-as', to: self, subtype: s }] }
          : undefined,
    );
  }
  for (const is of ['is', 'equals', 'is equal to'])
    g.synonym<StaticEffect, { i: readonly Condition[]; g: Gains; v: Amount }>(
      effect,
      `as long as {i:conditions} , it|he|she [also] gets {g:gains} , where X ${is} {v:value}`,
      (b) => {
        const parts = b.i.every(aboutThis) ? numbered(self, b.g, b.v) : undefined;
        return parts && { kind: 'static', if: b.i, parts };
      },
    );
  g.synonym<StaticEffect, { to: Selector; g: Gains; f: Filter }>(
    effect,
    "{to:single} gets|get {g:gains} as long as it's attacking {f:someone}",
    (b) => {
      if (!('each' in b.to) || b.to.each.name !== undefined) return undefined;
      const parts = toParts({ to: { each: { ...b.to.each, attacking: true } }, g: b.g });
      return parts && { kind: 'static', if: [{ is: 'attacking', defender: b.f }], parts };
    },
  );
  g.synonym<StaticEffect, With>(effect, 'this unit [also] gets {g:gains} when|while defending', (b) =>
    attacking(b.g, { is: 'attacking', defender: { self: 'this' } }),
  );
  g.synonym<StaticEffect, { c: readonly StaticPart[]; i: readonly Condition[] }>(
    effect,
    '{c:static-clause} as long as|while {i:it-conditions}',
    ({ c, i }) =>
      c.every((part) => 'to' in part && sameData(part.to, self))
        ? { kind: 'static', if: i, parts: c }
        : undefined,
  );
}
