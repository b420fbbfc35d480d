import { EDITABLE, NOT_ARCHIVED, type ActRow } from './act-row.ts'

/** Reading, changing, filing, sharing and deleting a contract, and acts on its text. */
export const CONTENT_ACTS = {
  read: { permissions: ['contracts3:list'], level: 'reader', checks: [] },
  readActivity: { permissions: ['contracts3:activity'], level: 'reader', checks: [] },
  downloadOriginal: {
    permissions: ['contracts:attachments:download'],
    level: 'reader',
    checks: [],
  },
  edit: { permissions: ['contracts3:update'], level: 'editor', checks: EDITABLE },
  /** Changes how the company files it, even when it is locked or out for signature: that is not its content. */
  manage: { permissions: ['contracts3:update'], level: 'editor', checks: [NOT_ARCHIVED] },
  /** Gives the contract another owner, signed or not. */
  handOver: { permissions: ['contracts3:update'], level: 'owner', checks: [] },
  /** Files it, even when it is locked: filing does not change the text. */
  file: {
    permissions: ['contracts3:update'],
    level: 'editor',
    furtherPermission: 'contracts3:file',
    checks: [NOT_ARCHIVED],
  },
  share: { permissions: ['contracts3:share'], level: 'owner', checks: [] },
  /**
   * A contract sent for signature, or signed, is evidence for the other party too and stays. One that came as a signed
   * PDF proves nothing here: the PDF does, and it may have been entered by mistake, unless a letter about it was to be
   * signed here.
   */
  delete: {
    permissions: ['contracts3:delete'],
    level: 'owner',
    checks: [
      { aspect: 'keptBy', refused: { signature: 'CONTRACT_DELETE_SIGNED' } },
      { aspect: 'wasSent', refused: { true: 'CONTRACT_DELETE_SENT' } },
      { aspect: 'hasLetterRequest', refused: { true: 'CONTRACT_DELETE_LETTER' } },
      { aspect: 'keptBy', refused: { lock: 'CONTRACT_LOCKED' } },
      { aspect: 'hasAmendments', refused: { true: 'CONTRACT_DELETE_AMENDED' } },
    ],
  },

  /** Takes over what a newer version of its template changed: past its draft, others have read the text or agreed to it. */
  followTemplate: {
    permissions: ['contracts3:update', 'model:contracts:list'],
    level: 'editor',
    checks: [
      ...EDITABLE,
      {
        aspect: 'status',
        refused: {
          DRAFT: null,
          NEGOTIATION: 'TEMPLATE_UPDATE_DRAFTS_ONLY',
          VALIDATION: 'TEMPLATE_UPDATE_DRAFTS_ONLY',
          SIGNATURE: 'TEMPLATE_UPDATE_DRAFTS_ONLY',
          SIGNED: 'TEMPLATE_UPDATE_DRAFTS_ONLY',
          TERMINATED: 'TEMPLATE_UPDATE_DRAFTS_ONLY',
          CANCELLED: 'TEMPLATE_UPDATE_DRAFTS_ONLY',
        },
      },
    ],
  },
  deleteBlock: { permissions: ['contracts:blocks:delete'], level: 'editor', checks: EDITABLE },
  listVersions: { permissions: ['contracts:sections:versions'], level: 'reader', checks: [] },
  restoreVersion: {
    permissions: ['contracts3:update', 'contracts:sections:versions'],
    level: 'editor',
    checks: EDITABLE,
  },
  /** Keeps the text as a version under a name, or names one: that is not its content. */
  nameVersion: {
    permissions: ['contracts3:update', 'contracts:sections:versions'],
    level: 'editor',
    checks: [NOT_ARCHIVED],
  },
  /** Unlocks a section that another person has locked. */
  unlockOthers: { permissions: [], level: 'owner', checks: EDITABLE },
} as const satisfies Record<string, ActRow>
