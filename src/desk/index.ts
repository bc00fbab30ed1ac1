// The desk as a library: open it, look something up.
export { chainOf, type Link, type Standing } from './lookup/chain.ts';
export type { Desk } from './lookup/desk.ts';
export { type Answer, lookUp } from './lookup/look-up.ts';
export type { Found } from './lookup/see.ts';
export type { Kind, Relation } from './model/document.ts';
export {
  type DocumentFacts,
  type DocumentId,
  documentFacts,
  documentsOf,
  type GameId,
  type Scope,
} from './model/documents.ts';
export type { Ruling, Status } from './model/ruling.ts';
export { openDesk } from './open.ts';
