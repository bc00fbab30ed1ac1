// Colour and drawing of each card type. Every typed thing reads `--t` (the band) and `--t-on` (the ink on it).
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

  /* Quiet drawings of our own: a motif on small cards. */
  [data-type="space"] { --motif: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 44' preserveAspectRatio='xMidYMax slice'%3E%3Ccircle cx='96' cy='58' r='44'/%3E%3Cpath d='M-4 34C34 10 84 0 124 4v3C84 3 36 14-4 37z'/%3E%3Ccircle cx='16' cy='14' r='1.6'/%3E%3Ccircle cx='44' cy='30' r='1.2'/%3E%3Ccircle cx='66' cy='6' r='1.4'/%3E%3Ccircle cx='30' cy='38' r='1.3'/%3E%3C/svg%3E"); }
  [data-type="ground"] { --motif: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 44' preserveAspectRatio='xMidYMax slice'%3E%3Cpath d='M0 30 22 14l18 14L62 6l26 22 14-10 18 12v14H0z' opacity='.6'/%3E%3Cpath d='M0 38 30 24l30 16 24-12 36 12v10H0z'/%3E%3C/svg%3E"); }
  [data-type="character"] { --motif: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 44' preserveAspectRatio='xMidYMax slice'%3E%3Cg fill='none' stroke='%23000'%3E%3Ccircle cx='60' cy='26' r='34' opacity='.5'/%3E%3Ccircle cx='60' cy='26' r='25' opacity='.7'/%3E%3C/g%3E%3Ccircle cx='60' cy='18' r='9'/%3E%3Cpath d='M38 46c2-13 10-19 22-19s20 6 22 19z'/%3E%3C/svg%3E"); }
  [data-type="multi"] { --motif: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 44' preserveAspectRatio='xMidYMax slice'%3E%3Ccircle cx='46' cy='20' r='18' opacity='.6'/%3E%3Ccircle cx='74' cy='20' r='18' opacity='.6'/%3E%3Ccircle cx='60' cy='38' r='18' opacity='.8'/%3E%3C/svg%3E"); }
  [data-type="battle"] { --motif: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 44' preserveAspectRatio='xMidYMax slice'%3E%3Cg fill='none' stroke='%23000' stroke-width='2'%3E%3Cpath d='M60 26 4-4M60 26 40-8M60 26V-8M60 26 80-8M60 26 116-4M60 26h64M60 26 116 56M60 26 80 60M60 26v34M60 26 40 60M60 26 4 56M60 26H-4' opacity='.7'/%3E%3C/g%3E%3Ccircle cx='60' cy='26' r='9'/%3E%3C/svg%3E"); }
  [data-type="mission"] { --motif: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 44' preserveAspectRatio='xMidYMax slice'%3E%3Cg fill='none' stroke='%23000' stroke-width='2'%3E%3Ccircle cx='76' cy='24' r='17' opacity='.7'/%3E%3Cpath d='M2 42c22-2 28-22 50-18' stroke-dasharray='4 4'/%3E%3C/g%3E%3Ccircle cx='76' cy='24' r='6'/%3E%3C/svg%3E"); }
  [data-type="trap"] { --motif: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 44' preserveAspectRatio='xMidYMax slice'%3E%3Cg fill='none' stroke='%23000' stroke-width='2'%3E%3Cpath d='M60 0 98 46H22z' opacity='.5'/%3E%3Cpath d='M60 14 86 44H34z' opacity='.8'/%3E%3C/g%3E%3Cpath d='M60 26l12 14H48z'/%3E%3C/svg%3E"); }
  [data-type="campaign"] { --motif: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 44' preserveAspectRatio='xMidYMax slice'%3E%3Cpath d='M14-2h16v32l-8-6-8 6z' opacity='.6'/%3E%3Cpath d='M40-2h16v42l-8-6-8 6z'/%3E%3Cpath d='M66-2h16v36l-8-6-8 6z' opacity='.8'/%3E%3Cpath d='M92-2h16v26l-8-6-8 6z' opacity='.5'/%3E%3C/svg%3E"); }
  [data-type="equipment"] { --motif: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 44' preserveAspectRatio='xMidYMax slice'%3E%3Cg fill='none' stroke='%23000' stroke-width='2' opacity='.8'%3E%3Cpath d='M40 4l12 7v14l-12 7-12-7V11zM64 4l12 7v14l-12 7-12-7V11zM88 4l12 7v14l-12 7-12-7V11z'/%3E%3C/g%3E%3Cpath d='M64 10l7 4v8l-7 4-7-4v-8z'/%3E%3C/svg%3E"); }
  [data-type="skill"] { --motif: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 44' preserveAspectRatio='xMidYMax slice'%3E%3Cpath d='M60 0 66 16 82 22 66 28 60 44 54 28 38 22 54 16z'/%3E%3Cg fill='none' stroke='%23000' stroke-width='2' opacity='.6'%3E%3Cellipse cx='60' cy='22' rx='52' ry='11'/%3E%3C/g%3E%3C/svg%3E"); }
  [data-type="trait"] { --motif: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 44' preserveAspectRatio='xMidYMax slice'%3E%3Cg fill='none' stroke='%23000' stroke-width='2'%3E%3Cpath d='M-4 24C12 4 28 4 44 24s32 20 48 0 24-20 40 0'/%3E%3Cpath d='M-4 24C12 44 28 44 44 24s32-20 48 0 24 20 40 0' opacity='.6'/%3E%3C/g%3E%3C/svg%3E"); }
  [data-type="resource"] { --motif: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 44' preserveAspectRatio='xMidYMax slice'%3E%3Cellipse cx='60' cy='36' rx='30' ry='7' opacity='.5'/%3E%3Cellipse cx='60' cy='26' rx='30' ry='7' opacity='.7'/%3E%3Cellipse cx='60' cy='16' rx='30' ry='7' opacity='.85'/%3E%3Cellipse cx='60' cy='6' rx='30' ry='7'/%3E%3C/svg%3E"); }
  [data-type="event"] { --motif: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 44' preserveAspectRatio='xMidYMax slice'%3E%3Cpath d='M68-2 44 26h15l-5 20 26-28H64z'/%3E%3C/svg%3E"); }
  [data-kind="location"] { --motif: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 44' preserveAspectRatio='xMidYMax slice'%3E%3Cg fill='none' stroke='%23000' stroke-width='2' opacity='.7'%3E%3Cpath d='M0 24h120M60 24-20 60M60 24 20 60M60 24 100 60M60 24 140 60M0 34h120'/%3E%3C/g%3E%3Cpath d='M48 24V10h6v14zM57 24V2h8v22zM68 24V13h6v11z'/%3E%3C/svg%3E"); }
  [data-type="back"] { --motif: none; }
`;
