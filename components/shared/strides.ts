export { arenaOf, indexOf, startOf } from '../../src/play/timeline/navigation.ts';
