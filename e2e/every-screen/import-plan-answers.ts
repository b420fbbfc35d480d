import { entries, ID, importPath, page } from './import-answers.ts'

const nothing = { count: 0, first: [] }
const rules = {
  pattern: '{contrepartie} - {titre} - {date}',
  folderFields: [null],
  joined: { column: 'Fichier', by: 'name' },
  columns: { Contrepartie: 'counterparty' },
  dayOrder: null,
  defaults: {
    type: null,
    project: null,
    owner: null,
    legalEntity: null,
    workflow: null,
    folderIds: [],
  },
  resolutions: [],
}

const mapping = {
  rules,
  profile: null,
  names: {},
  index: {
    name: 'index.csv',
    rows: 3,
    columns: [
      { header: 'Fichier', samples: ['Bail.pdf', 'NDA.pdf'], dayOrder: null },
      { header: 'Contrepartie', samples: ['CADEXIA SAS'], dayOrder: null },
      { header: 'Signé le', samples: ['31/12/2019'], dayOrder: 'dayFirst' },
    ],
  },
  tables: [{ position: 4, path: 'index.csv' }],
  ownFields: [{ variable: 'cost_centre', label: 'Centre de coûts' }],
  folders: [['Baux', 'Maintenance']],
  examples: [
    {
      name: 'Cadexia - Bail - 2019-12-31',
      values: { counterparty: 'Cadexia', title: 'Bail', signatureDate: '2019-12-31' },
    },
    { name: 'scan0012', values: null },
  ],
  patternRefusal: null,
  named: 1,
  joined: {
    matched: 2,
    filesWithoutRow: { count: 1, first: ['scan0012.pdf'] },
    rowsWithoutFile: { count: 1, first: ['4 : Perdu.pdf'] },
    unclear: nothing,
  },
}

const file = {
  position: 1,
  path: 'Baux/Bail des Ormes.pdf',
  kind: 'pdf',
  pages: 12,
  title: 'Bail commercial',
  role: 'contract',
  roleBy: 'rule',
  belongsTo: null,
}
const files = {
  value: [
    file,
    {
      ...file,
      position: 2,
      path: 'Baux/Avenant 1.pdf',
      role: 'amendment',
      roleBy: 'person',
      belongsTo: { position: 1, contractId: null, name: file.path },
    },
  ],
  count: 2,
}

const plan = {
  counts: {
    contracts: 812,
    amendments: 40,
    attachments: 96,
    duplicates: 31,
    skipped: 2,
    toComplete: 12,
    created: 0,
    left: 0,
    near: 3,
    fromText: 640,
    proposed: 210,
    textsRefused: 2,
  },
  limits: { contracts: 824, known: 640, soon: 37, ended: 90, open: 4, unknown: 90 },
  unresolved: [
    {
      field: 'counterparty',
      key: 'cadexia',
      text: 'CADEXIA SAS',
      count: 7,
      problem: {
        code: 'IMPORT_VALUE_UNKNOWN',
        message: 'Cette valeur ne correspond à rien de connu.',
      },
      mayBeCreated: true,
    },
  ],
  ignored: 4,
  ambiguousDays: 2,
  create: null,
  undo: { code: 'IMPORT_NOT_DONE', message: 'Cet import n’a encore rien créé.' },
  secondReader: {
    service: { host: 'lecteur.exemple.fr', model: 'lecteur-1' },
    askable: 84,
    read: 730,
    dropped: { quote: 12, support: 41, form: 3 },
    left: [{ fault: 'NO_ANSWER', count: 2 }],
  },
}

const row = {
  position: 1,
  kind: 'contract',
  state: 'toComplete',
  refusal: { code: 'IMPORT_DAY_AMBIGUOUS', message: 'Cette date se lit de deux façons.' },
  name: file.path,
  title: 'Bail commercial',
  counterparty: 'CADEXIA SAS',
  near: 1,
  contractId: null,
  decided: null,
  limit: { day: null, kind: 'unknown', lacks: ['effectiveDate', 'duration'] },
}
const detail = {
  ...row,
  values: [
    {
      field: 'title',
      text: 'Bail commercial',
      shown: 'Bail commercial',
      from: { kind: 'document', line: null, column: null },
      problem: null,
      isNew: false,
      proof: null,
    },
    {
      field: 'signatureDate',
      text: '03/04/2019',
      shown: null,
      from: { kind: 'index', line: 2, column: 'Signé le' },
      problem: row.refusal,
      isNew: false,
      proof: null,
    },
  ],
  belongsTo: null,
  proposals: [
    {
      field: 'effectiveDate',
      text: '2019-04-01',
      shown: '01/04/2019',
      isNew: false,
      proof: {
        page: 3,
        quote: '1er avril 2019',
        sentence: 'Le bail prend effet le 1er avril 2019.',
        confidence: 0.88,
        foundBy: 'rule',
        term: 0,
      },
    },
  ],
  others: [],
  isTextRefused: true,
  pages: 12,
  review: {
    takenBy: 'Paul Durand',
    reviewedBy: null,
    judgements: [
      { field: 'title', verdict: 'accepted', text: 'Bail', by: 'Paul Durand', isOwn: true },
    ],
  },
  alike: [{ position: 7, contractId: null, name: 'Baux/Copie.pdf', percent: 96 }],
}

/** What a second reader would be sent. */
const leaving = { ...plan.secondReader.service, texts: 84, characters: 2_412_907 }

const review = {
  rows: 948,
  reviewed: 312,
  doubtful: 84,
  accepted: 1_204,
  corrected: 61,
  rejected: 18,
  reviewers: [
    { name: 'Anne Martin', rows: 200 },
    { name: 'Paul Durand', rows: 112 },
  ],
  batches: [{ _id: ID, by: 'Anne Martin', at: '2026-03-02T09:30:00.000Z', values: 412 }],
}
/** A blank page. */
const SHEET =
  '<svg xmlns="http://www.w3.org/2000/svg" width="210" height="297"><rect width="210" height="297" fill="#fff"/></svg>'
const line = (left: number, width: number) => ({ left, top: 0.2, width, height: 0.015 })
const words = {
  text: 'Le bail prend effet le 1er avril 2019.',
  words: [
    { start: 0, end: 7, box: line(0.1, 0.08) },
    { start: 23, end: 38, box: line(0.3, 0.15) },
  ],
  marks: [
    { term: 0, field: null, start: 23, sentence: [line(0.1, 0.35)], value: [line(0.3, 0.15)] },
  ],
}
const batch = {
  values: 412,
  rows: 380,
  sample: [
    {
      position: 1,
      name: file.path,
      field: 'effectiveDate',
      shown: '01/04/2019',
      proof: {
        page: 3,
        quote: '1er avril 2019',
        sentence: 'Le bail prend effet le 1er avril 2019.',
        confidence: 0.88,
      },
    },
  ],
}

/** Rules of reading, one of them switched off. */
export const judgedRules = {
  value: [
    {
      rule: 'fr.effect.takes-effect',
      fields: ['effectiveDate'],
      accepted: 210,
      corrected: 14,
      rejected: 9,
      reasons: [
        { reason: 'wrongField', count: 6 },
        { reason: 'wrongValue', count: 3 },
      ],
      offBy: null,
    },
    {
      rule: 'any.address.lines',
      fields: ['address'],
      accepted: 3,
      corrected: 0,
      rejected: 12,
      reasons: [{ reason: 'notInContract', count: 12 }],
      offBy: 'Anne Martin',
    },
  ],
}

/** Each state is that of an import of its own: what is known of one is shown until it is fetched again. */
const inState = (state: string, id: string) => ({
  [`/imports/${id}`]: { ...page, _id: id, state },
  [`/imports/${id}/entries*`]: entries,
  [`/imports/${id}/mapping`]: mapping,
  [`/imports/${id}/files*`]: files,
  [`/imports/${id}/plan`]: plan,
  [`/imports/${id}/second-reading`]: leaving,
  [`/imports/${id}/rows*`]: { value: [row], count: 1 },
  [`/imports/${id}/rows/1`]: detail,
  [`/imports/${id}/review`]: review,
  [`/imports/${id}/review/taken`]: { position: 1 },
  [`/imports/${id}/review/batch*`]: batch,
  [`/imports/${id}/rows/1/pages/*`]: words,
  [`/imports/${id}/rows/1/pages/*/image*`]: SHEET,
  '/import-profiles': { value: [{ _id: ID, name: 'Achats', rules }] },
})

const TO_MAP = ID.replace('200', '204')
const TO_REVIEW = ID.replace('200', '205')

export const toMap = { path: importPath(TO_MAP), served: inState('toMap', TO_MAP) }
/** A row on the desk, that somebody else has in hand. */
export const onDesk = {
  path: `${importPath(TO_REVIEW)}/relecture?row=1`,
  served: inState('toReview', TO_REVIEW),
}
export const toReview = { path: importPath(TO_REVIEW), served: inState('toReview', TO_REVIEW) }
