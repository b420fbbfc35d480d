import { calendarsOfCompany } from './calendar-steps.ts'
import * as record from './administration-steps.ts'
import type { Screen } from './screen.ts'

const administration = '/home/administration'

/** One line per administration list: its states are the record beside it and the refused form. */
export const administrationScreens: Readonly<Record<string, Screen>> = {
  'contract types': {
    path: `${administration}/typeContract`,
    as: 'administrator',
    steps: { open: record.openRecord },
  },
  'contract types without a match': {
    path: `${administration}/typeContract?search=zzz`,
    as: 'administrator',
  },
  folders: {
    path: `${administration}/classeurs`,
    as: 'administrator',
    steps: { open: record.openBranch },
  },
  'folders without a match': {
    path: `${administration}/classeurs?search=zzz`,
    as: 'administrator',
  },
  'new folder': {
    path: `${administration}/classeurs?open=new`,
    as: 'administrator',
    isRefused: true,
    steps: { refused: record.refusedRecord('folders.create') },
  },
  'new contract type': {
    path: `${administration}/typeContract?open=new`,
    as: 'administrator',
    isRefused: true,
    steps: { refused: record.refusedRecord('contract-types.create') },
  },
  workflows: { path: `${administration}/workflow`, as: 'administrator' },
  'new workflow': {
    path: `${administration}/workflow?open=new`,
    as: 'administrator',
    isRefused: true,
    steps: { refused: record.refusedRecord('workflows.create') },
  },
  'one workflow': {
    path: `${administration}/workflow`,
    as: 'administrator',
    leadsTo: `${administration}/workflow/edit/x`,
    steps: { open: record.openPage },
  },
  'validation circuits': { path: `${administration}/cycleValidation`, as: 'administrator' },
  'new validation circuit': {
    path: `${administration}/cycleValidation?open=new`,
    as: 'administrator',
    isRefused: true,
    steps: { refused: record.refusedRecord('circuits.create') },
  },
  audit: {
    path: `${administration}/audit`,
    as: 'administrator',
    steps: { open: record.openEvent },
  },
  'audit without a match': {
    path: `${administration}/audit?to=2001-01-01`,
    as: 'administrator',
  },
  'what was deleted': {
    path: async ({ deletedGroup }) => {
      await deletedGroup()
      return `${administration}/corbeille`
    },
    as: 'administrator',
  },
  'deleted without a match': {
    path: `${administration}/corbeille?search=zzz`,
    as: 'administrator',
  },
  users: {
    path: `${administration}/gestionUtilisateur`,
    as: 'administrator',
    steps: { open: record.openRecord },
  },
  // Beside an open record there is no room for its button.
  'calendars of people': {
    path: `${administration}/gestionUtilisateur`,
    as: 'administrator',
    steps: { calendars: calendarsOfCompany },
  },
  'people to invite': {
    path: `${administration}/gestionUtilisateur?open=new`,
    as: 'administrator',
  },
  roles: { path: `${administration}/roleManagement`, as: 'administrator' },
  'new role': { path: `${administration}/roleManagement/newRole`, as: 'administrator' },
  'one role': {
    path: `${administration}/roleManagement`,
    as: 'administrator',
    leadsTo: `${administration}/roleManagement/role/x`,
    steps: { open: record.openPage },
  },
  groups: { path: `${administration}/groupManagement`, as: 'administrator' },
  'one group': {
    path: async ({ groupId }) => `${administration}/groupManagement/groupe/${await groupId()}`,
    as: 'administrator',
  },
  'new group': { path: `${administration}/groupManagement/newGroupe`, as: 'administrator' },
}
