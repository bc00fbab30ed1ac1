export { told } from '../../play/account/words.ts';
