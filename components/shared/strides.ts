export { indexOf, startOf } from '../../src/play/timeline/navigation.ts';
export { arenaIn, navigation } from '../../src/swtcg/log/places.ts';
