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
      proof: null,
    },
    {
      field: 'signatureDate',
      text: '03/04/2019',
      shown: null,
      from: { kind: 'index', line: 2, column: 'Signé le' },
      problem: row.refusal,
      proof: null,
    },
  ],
  belongsTo: null,
  proposals: [
    {
      field: 'effectiveDate',
      text: '2019-04-01',
      shown: '01/04/2019',
      proof: {
        page: 3,
        quote: '1er avril 2019',
        sentence: 'Le bail prend effet le 1er avril 2019.',
        confidence: 0.88,
        foundBy: 'rule',
      },
    },
  ],
  others: [],
  isTextRefused: true,
  alike: [{ position: 7, contractId: null, name: 'Baux/Copie.pdf', percent: 96 }],
}

/** What a second reader would be sent. */
const leaving = { ...plan.secondReader.service, texts: 84, characters: 2_412_907 }

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
  '/import-profiles': { value: [{ _id: ID, name: 'Achats', rules }] },
})

const TO_MAP = ID.replace('200', '204')
const TO_REVIEW = ID.replace('200', '205')

export const toMap = { path: importPath(TO_MAP), served: inState('toMap', TO_MAP) }
export const toReview = { path: importPath(TO_REVIEW), served: inState('toReview', TO_REVIEW) }
