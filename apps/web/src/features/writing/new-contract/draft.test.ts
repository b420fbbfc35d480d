import { expect, test } from 'vitest'
import type { Upload } from './choices.ts'
import { freshDraft, isTouched, withStart, withTemplate, withUpload } from './draft.ts'
import { readKeptDraft, withoutGone } from './kept-draft.ts'
import { sampleChoices } from './testing/sample-choices.ts'

const choices = sampleChoices()
const fresh = freshDraft(choices, ['template', 'scratch', 'upload'])
const upload: Upload = {
  _id: 'upload',
  name: 'bail.docx',
  title: 'Bail commercial',
  numbering: 'articles',
  locale: null,
  outline: [],
  active: { found: [], outcome: null },
  losses: [],
}

test('opens with every question answered that has only one possible answer', () => {
  expect(fresh).toMatchObject({
    start: 'template',
    templateId: 'service',
    typeId: 'type-service',
    projectId: 'project',
    ownerId: 'claire',
    legalEntityId: 'dupont',
    counterpartyId: null,
  })
})

test('opens on an empty page for those who may not use a template', () => {
  expect(freshDraft(choices, ['scratch'])).toMatchObject({
    start: 'scratch',
    typeId: null,
  })
})

test('the type follows the template until the person chooses another', () => {
  const { template } = choices
  const lease = { ...template!, _id: 'lease', typeId: 'type-lease' }
  expect(withTemplate(fresh, template, lease)).toMatchObject({
    templateId: 'lease',
    typeId: 'type-lease',
  })
  const chosen = { ...fresh, typeId: 'type-other' }
  expect(withTemplate(chosen, template, lease).typeId).toBe('type-other')
})

test('the folders follow the template until the person chooses others', () => {
  const { template } = choices
  const filed = { ...template!, _id: 'lease', folders: [{ _id: 'leases', name: 'Baux' }] }
  const followed = withTemplate(fresh, template, filed)
  expect(followed.folderIds).toEqual(['leases'])
  expect(withTemplate(followed, filed, template!).folderIds).toEqual([])
  expect(withStart(followed, 'scratch', filed).folderIds).toEqual([])
  const chosen = { ...followed, folderIds: ['sites'] }
  expect(withTemplate(chosen, filed, template!).folderIds).toEqual(['sites'])
  expect(withStart(chosen, 'scratch', filed).folderIds).toEqual(['sites'])
})

test('a file and an empty page ask for their type, whatever the template proposed', () => {
  const { template } = choices
  const imported = withStart(fresh, 'upload', template)
  expect(imported).toMatchObject({ start: 'upload', typeId: null })
  expect(withStart(imported, 'template', template).typeId).toBe('type-service')
  const chosen = { ...imported, typeId: 'type-lease' }
  expect(withStart(chosen, 'template', template).typeId).toBe('type-lease')
  expect(withStart(chosen, 'scratch', template).typeId).toBe('type-lease')
})

test('a file provides its title unless the person typed one, and removes it again', () => {
  const read = withUpload(fresh, upload)
  expect(read.title).toBe('Bail commercial')
  expect(withUpload(read, null).title).toBe('')
  expect(withUpload({ ...fresh, title: 'Le mien' }, upload).title).toBe('Le mien')
})

test('is dirty once something was typed', () => {
  expect(isTouched(fresh, fresh)).toBe(false)
  expect(isTouched({ ...fresh, values: { amount_incl_tax: 100 } }, fresh)).toBe(true)
})

test('a kept draft comes back as it was', () => {
  const kept = { ...fresh, title: 'Bail', templateId: 'lease', counterpartyId: 'rhone' }
  expect(readKeptDraft(JSON.stringify(kept), fresh)).toEqual(kept)
})

test('choices that no longer exist are dropped from a draft; those not checked yet stay', () => {
  const kept = {
    ...fresh,
    templateId: 'gone',
    counterpartyId: 'gone',
    folderIds: ['folder', 'gone'],
  }
  expect(withoutGone(kept, {})).toEqual(kept)
  const stillThere = {
    templateId: new Set<string>(),
    projectId: new Set(['project']),
    counterpartyId: new Set<string>(),
    folderIds: new Set(['folder']),
  }
  expect(withoutGone(kept, stillThere)).toEqual({
    ...fresh,
    templateId: null,
    counterpartyId: null,
    folderIds: ['folder'],
  })
})

test.each(['', 'null', '[]', '{"start":"elsewhere"}'])('%j is rejected', (text) => {
  expect(readKeptDraft(text, fresh)).toBeNull()
})
