import * as record from './administration-steps.ts'
import { addedCondition, addedContact, writtenFormula } from './library-steps.ts'
import type { Screen } from './screen.ts'

const administration = '/home/administration'

/** The fields of contracts. */
export const fieldScreens: Readonly<Record<string, Screen>> = {
  'tagged fields': {
    path: `${administration}/taggedFields?kind=custom`,
    as: 'administrator',
    steps: { open: record.openRecord },
  },
  'system field': {
    path: `${administration}/taggedFields?kind=system`,
    as: 'administrator',
    steps: { open: record.openRecord },
  },
  'new tagged field': {
    path: `${administration}/taggedFields?open=new`,
    as: 'administrator',
    isRefused: true,
    steps: { refused: record.refusedRecord('tagged-fields.create') },
  },
  'condition of a tagged field': {
    path: `${administration}/taggedFields?open=new`,
    as: 'administrator',
    within: '[role=complementary], aside',
    steps: { condition: addedCondition },
  },
  // Last: what says when a field is asked for is gone from its form.
  'computed field': {
    path: `${administration}/taggedFields?open=new`,
    as: 'administrator',
    isRefused: true,
    within: '[role=complementary], aside',
    steps: { formula: writtenFormula },
  },
}

/** Parties of contracts, and their library. */
export const partyScreens: Readonly<Record<string, Screen>> = {
  categories: {
    path: `${administration}/categorie`,
    as: 'administrator',
    steps: { open: record.openRecord },
  },
  'new category': {
    path: `${administration}/categorie?open=new`,
    as: 'administrator',
    isRefused: true,
    steps: { refused: record.refusedRecord('categories.create') },
  },
  'legal entities': {
    path: `${administration}/entitesJuridiques`,
    as: 'administrator',
    steps: { open: record.openRecord },
  },
  'new legal entity': {
    path: `${administration}/entitesJuridiques?open=new`,
    as: 'administrator',
    isRefused: true,
    steps: { refused: record.refusedRecord('legal-entities.create') },
  },
  projects: {
    path: `${administration}/projets`,
    as: 'administrator',
    steps: { open: record.openRecord },
  },
  'new project': {
    path: `${administration}/projets?open=new`,
    as: 'administrator',
    isRefused: true,
    steps: { refused: record.refusedRecord('projects.create') },
  },
  counterparties: {
    path: `${administration}/cocontractants`,
    as: 'administrator',
  },
  'new counterparty': {
    path: `${administration}/cocontractants?open=new`,
    as: 'administrator',
    isRefused: true,
    steps: { refused: record.refusedRecord('counterparties.create') },
  },
  'contact of a counterparty': {
    path: `${administration}/cocontractants?open=new`,
    as: 'administrator',
    within: '[role=complementary], aside',
    steps: { contact: addedContact },
  },
}
