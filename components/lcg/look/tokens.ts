// The tokens on a card: damage is a burst, focus a ring, a shield a shield. What is only about to be placed is hatched.
import { html, nothing, type TemplateResult } from 'lit';
import { lcgStrings } from './strings.ts';

export interface TokenCounts {
  readonly damage?: number | undefined;
  readonly focus?: number | undefined;
  readonly shields?: number | undefined;
}

export interface Pending {
  readonly damage: number;
  readonly focus: number;
}

const token = (kind: string, n: number | undefined, more = ''): TemplateResult | typeof nothing =>
  n ? html`<span class="token ${kind} ${more}">${n}</span>` : nothing;

export function tokens(
  { damage, focus, shields }: TokenCounts,
  pending: Pending | null,
): TemplateResult | typeof nothing {
  if (!damage && !focus && !shields && !pending) return nothing;
  return html`<span class="tokens" aria-hidden="true"
    >${token('damage', damage)}${token('focus', focus)}${token('shielded', shields)}${
      pending
        ? html`${token('damage', pending.damage, 'pending')}${token('focus', pending.focus, 'pending')}`
        : nothing
    }</span
  >`;
}

export function tokenWords({ damage, focus, shields }: TokenCounts, pending: Pending | null): string[] {
  const words = lcgStrings();
  const found: string[] = [];
  if (damage) found.push(words.damage(damage));
  if (focus) found.push(`${words.exhausted}, ${words.focus(focus)}`);
  if (shields) found.push(words.shields(shields));
  if (pending?.damage) found.push(words.pendingDamage(pending.damage));
  if (pending?.focus) found.push(words.pendingFocus(pending.focus));
  return found;
}
