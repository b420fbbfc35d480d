/** Imports as the server answers them: in the middle of their reading, waiting, over. */
export const ID = '01a1fc00-76ed-7a30-b19a-7c6dcd73e200'
const AT = '2026-11-20T09:00:00.000Z'
const NOT_NOW = { code: 'IMPORT_NOT_WORKING', message: 'Rien n’est en cours dans cet import.' }

const reading = {
  _id: ID,
  name: 'Contrats signés 2015-2024.zip',
  state: 'reading',
  stateSince: AT,
  createdAt: AT,
  createdBy: { _id: ID, name: 'Claire Moreau' },
  isPaused: false,
  failure: null,
  steps: { done: 812, total: 3_940 },
  sources: { sources: 1, complete: 1, bytes: 704_000_000, received: 704_000_000 },
  entries: { waiting: 3_128, kept: 806, left: 6, nothing: 12 },
  folders: [{ _id: ID, name: 'Archives' }],
}

const failed = {
  ...reading,
  _id: ID.replace('200', '201'),
  name: 'Scans.zip',
  state: 'failed',
  failure: {
    code: 'IMPORT_NO_ZIP',
    message: 'Ce fichier n’est pas un zip, ou il est incomplet : il ne peut pas être ouvert.',
  },
  entries: { waiting: 0, kept: 0, left: 0, nothing: 0 },
}

export const imports = {
  value: [
    reading,
    {
      ...reading,
      _id: ID.replace('200', '202'),
      name: 'Baux',
      state: 'receiving',
      isPaused: false,
    },
    { ...reading, _id: ID.replace('200', '203'), name: 'Fournisseurs.zip', state: 'toMap' },
    failed,
  ],
  count: 4,
}

export const page = {
  ...reading,
  can: { receive: NOT_NOW, pause: null, resume: NOT_NOW, cancel: null, retry: NOT_NOW },
}

const entry = {
  position: 1,
  path: 'Baux/Bail des Ormes.pdf',
  bytes: 182_400,
  state: 'kept',
  refusal: null,
  kind: 'pdf',
  pages: 12,
  textState: 'read',
  locale: 'fr',
  title: 'Bail commercial',
  role: null,
  sameAs: null,
  active: null,
}

export const entries = {
  value: [
    entry,
    { ...entry, position: 2, path: 'Baux/Copie.pdf', sameAs: { position: 1, path: entry.path } },
    { ...entry, position: 3, path: 'Scans/Cession.pdf', textState: 'none', title: null },
    {
      ...entry,
      position: 4,
      path: '../../etc/passwd',
      state: 'left',
      kind: null,
      pages: null,
      textState: null,
      title: null,
      refusal: {
        code: 'IMPORT_ENTRY_PATH',
        message: 'Son nom conduit hors du zip : un fichier ainsi nommé n’est jamais ouvert.',
      },
    },
  ],
  count: 4,
}

const sources = {
  value: [
    {
      _id: ID,
      path: reading.name,
      kind: 'zip',
      bytes: 704_000_000,
      received: 704_000_000,
      isWhole: true,
      refusal: null,
    },
  ],
  count: 1,
}

export const importPath = (id: string) => `/home/contratheque/imports/${id}`

/** The page of one import, in the middle of its reading. */
export const oneImport = {
  path: importPath(ID),
  served: {
    [`/imports/${ID}`]: page,
    [`/imports/${ID}/entries*`]: entries,
    [`/imports/${ID}/sources*`]: sources,
  },
}
