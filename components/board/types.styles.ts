// The colour of each card type. Every typed thing reads `--t` (the band) and `--t-on` (the ink on it).
import { css } from 'lit';

export const types = css`
  /* Every typed thing reads its colour from here. */
  [data-type="space"] { --t: var(--_type-space); --t-on: var(--_type-space-on); }
  [data-type="ground"] { --t: var(--_type-ground); --t-on: var(--_type-ground-on); }
  [data-type="character"] { --t: var(--_type-character); --t-on: var(--_type-character-on); }
  [data-type="multi"] { --t: var(--_type-multi); --t-on: var(--_type-multi-on); }
  [data-type="battle"] { --t: var(--_type-battle); --t-on: var(--_type-battle-on); }
  [data-type="mission"] { --t: var(--_type-mission); --t-on: var(--_type-mission-on); }
  [data-type="trap"] { --t: var(--_type-trap); --t-on: var(--_type-trap-on); }
  [data-type="campaign"] { --t: var(--_type-campaign); --t-on: var(--_type-campaign-on); }
  [data-type="equipment"] { --t: var(--_type-equipment); --t-on: var(--_type-equipment-on); }
  [data-type="skill"] { --t: var(--_type-skill); --t-on: var(--_type-skill-on); }
  [data-type="trait"] { --t: var(--_type-trait); --t-on: var(--_type-trait-on); }
  [data-type="resource"] { --t: var(--_type-resource); --t-on: var(--_type-resource-on); }
  [data-type="event"] { --t: var(--_type-event); --t-on: var(--_type-event-on); }
  [data-type="back"] { --t: var(--_line-strong); --t-on: var(--_raised); }
`;
