export * from '../../play/account/table-view.ts';
