export { arenaOf, indexOf, startOf } from '../../play/timeline/navigation.ts';
