import type { Deviation } from '../clauses/playbook/playbook.ts'
import type { ContractLevel } from '../access/levels.ts'
import type { IsoDay } from '../calendar/iso-day.ts'
import type { NoticeStatus, RegisteredNotice } from '../deadlines/registered-notice.ts'
import type { Descriptions, NoFacts, UndeliveredMail } from './event-description.ts'

type StartedFrom =
  | 'copy'
  | 'renewal'
  | 'amendment'
  | 'template'
  | 'upload'
  | 'signed'
  | 'import'
  | 'scratch'

interface LifePayloads {
  'contract.created': { reference: string; from: StartedFrom }
  'contract.detailsChanged': { changed: readonly string[] }
  'contract.fieldsChanged': { variables: readonly string[] }
  'contract.datesChanged': NoFacts
  'contract.terminated': {
    kind: RegisteredNotice['kind']
    status: NoticeStatus | null
    /** When the contract ends because of it; null: it does not. */
    effect: IsoDay | null
  }
  'contract.terminationCancelled': { noticeId: string }
  'contract.cancelled': NoFacts
  /** A newer version of its template was gone through: so many differences were taken over, and so many left. */
  'contract.templateFollowed': { version: number; taken: number; left: number }
  /** What is left of the version stays on offer. */
  'contract.templateTaken': { version: number; taken: number; left: number }
  /** The text became again what it was in a version; what it replaced is the version `kept`. */
  'contract.textRestored': { version: number; kept: number }
  /** A version of the text was named; null: its name was taken away. */
  'contract.versionNamed': { version: number; name: string | null }
  /** A deviation of a clause from the playbook was accepted; why is recorded as personal data. */
  'contract.deviationAccepted': { clauseId: string; clause: string; verdict: Deviation }
  /** It is accepted no longer. */
  'contract.deviationReopened': { clauseId: string; clause: string; verdict: Deviation }
  'contract.mailUndelivered': UndeliveredMail
  /** What somebody accepted was kept with its hash, and no longer matches it. */
  'contract.acceptedContentAltered': { contentHash: string }
  'contract.removed': NoFacts
  'contract.restored': NoFacts
}

/** Whom a share is with. */
export type SharedWith =
  | { kind: 'person'; personId: string }
  | { kind: 'group'; groupId: string }
  | { kind: 'thirdParty' }

/** The level of a share; `day` is the last one, null: no end. */
export type GivenShare = SharedWith & { level: ContractLevel; day: IsoDay | null }

interface SharePayloads {
  /** A person, a group or a third party gained access to the contract. */
  'contract.shared': GivenShare
  'contract.shareChanged': GivenShare
  'contract.shareRevoked': SharedWith
  'contract.shareResent': NoFacts
  'contract.shareOpened': NoFacts
  /** A third party was told by mail that the contract ends on that day. */
  'contract.shareAlerted': { day: IsoDay }
  'contract.shareWrongCode': { tries: number }
}

export interface ContractPayloads extends LifePayloads, SharePayloads {}

const LIFE = {
  'contract.created': {
    object: 'contract',
    ofContract: true,
    changesFacts: true,
    variants: ['copy', 'renewal', 'amendment', 'template', 'upload', 'signed', 'import', 'scratch'],
    variantOf: ({ from }) => from,
  },
  'contract.detailsChanged': {
    object: 'contract',
    ofContract: true,
    changesContent: true,
    changesFacts: true,
    live: 'contract',
    words: { details: ['details', 'changed'] },
    saysWhy: true,
  },
  'contract.fieldsChanged': {
    object: 'contract',
    ofContract: true,
    changesContent: true,
    changesFacts: true,
    live: 'contract',
    words: { fields: ['fields', 'variables'] },
    saysWhy: true,
  },
  'contract.datesChanged': {
    object: 'contract',
    ofContract: true,
    changesContent: true,
    changesFacts: true,
    live: 'contract',
  },
  'contract.terminated': {
    object: 'contract',
    ofContract: true,
    changesFacts: true,
    live: 'contract',
    words: { day: ['day', 'effect'] },
    variants: ['effect', 'plain'],
    variantOf: ({ effect }) => (effect ? 'effect' : 'plain'),
  },
  'contract.terminationCancelled': {
    object: 'contract',
    ofContract: true,
    changesFacts: true,
    live: 'contract',
    saysWhy: true,
  },
  'contract.deviationAccepted': {
    object: 'contract',
    ofContract: true,
    live: 'contract',
    words: { clause: ['text', 'clause'] },
    saysWhy: true,
  },
  'contract.deviationReopened': {
    object: 'contract',
    ofContract: true,
    live: 'contract',
    words: { clause: ['text', 'clause'] },
  },
  'contract.mailUndelivered': {
    object: 'contract',
    ofContract: true,
    live: 'contract',
    notifies: ['contractMailRefused', 'contractMailExpired'],
    words: { email: 'personal' },
    variants: ['refused', 'expired'],
    variantOf: ({ failure }) => failure,
  },
  'contract.acceptedContentAltered': {
    object: 'contract',
    ofContract: true,
    notifies: ['acceptedContentAltered'],
  },
  'contract.cancelled': {
    object: 'contract',
    ofContract: true,
    changesFacts: true,
    live: 'contract',
  },
  'contract.templateFollowed': {
    object: 'contract',
    ofContract: true,
    changesContent: true,
    changesFacts: true,
    live: 'contract',
    words: {
      version: ['count', 'version'],
      taken: ['count', 'taken'],
      left: ['count', 'left'],
    },
  },
  'contract.templateTaken': {
    object: 'contract',
    ofContract: true,
    changesContent: true,
    changesFacts: true,
    live: 'contract',
    words: {
      version: ['count', 'version'],
      taken: ['count', 'taken'],
      left: ['count', 'left'],
    },
  },
  'contract.textRestored': {
    object: 'contract',
    ofContract: true,
    changesContent: true,
    changesFacts: true,
    live: 'contract',
    words: { version: ['count', 'version'], kept: ['count', 'kept'] },
  },
  'contract.versionNamed': {
    object: 'contract',
    ofContract: true,
    live: 'contract',
    words: { version: ['count', 'version'], name: ['text', 'name'] },
    variants: ['unnamed', 'named'],
    variantOf: ({ name }) => (name === null ? 'unnamed' : 'named'),
  },
  // The contract is deleted, or was: these two depend on no row of it.
  'contract.removed': { object: 'contract', words: { label: 'personal' } },
  'contract.restored': { object: 'contract', words: { label: 'personal' } },
} satisfies Descriptions<LifePayloads>

const SHARES = {
  'contract.shared': {
    object: 'share',
    ofContract: true,
    notifies: ['shareGiven'],
    words: { sharedWith: 'personal', level: ['level', 'level'], day: ['day', 'day'] },
    variants: ['until', 'plain'],
    variantOf: ({ day }) => (day ? 'until' : 'plain'),
  },
  'contract.shareChanged': {
    object: 'share',
    ofContract: true,
    words: { sharedWith: 'personal', level: ['level', 'level'], day: ['day', 'day'] },
    variants: ['until', 'plain'],
    variantOf: ({ day }) => (day ? 'until' : 'plain'),
  },
  'contract.shareRevoked': { object: 'share', ofContract: true, words: { sharedWith: 'personal' } },
  'contract.shareResent': { object: 'share', ofContract: true, words: { sharedWith: 'personal' } },
  'contract.shareOpened': { object: 'share', ofContract: true, words: { sharedWith: 'personal' } },
  'contract.shareAlerted': {
    object: 'share',
    ofContract: true,
    words: { sharedWith: 'personal', day: ['day', 'day'] },
  },
  'contract.shareWrongCode': {
    object: 'share',
    ofContract: true,
    words: { sharedWith: 'personal', count: ['count', 'tries'] },
  },
} satisfies Descriptions<SharePayloads>

export const CONTRACT_EVENTS = { ...LIFE, ...SHARES }
