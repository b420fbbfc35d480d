import type { Permission } from '../access/permissions.ts'
import type { IsoDay } from '../calendar/iso-day.ts'
import type { Descriptions, NoFacts } from './event-description.ts'

interface AccountPayloads {
  'account.resetRequested': NoFacts
  'account.passwordReset': NoFacts
  'account.passwordChanged': NoFacts
  /** A replaced token came back: its session was closed. */
  'account.sessionReplayed': NoFacts
  'account.emailChangeRequested': NoFacts
  'account.emailChanged': NoFacts
  'account.emailChangeStopped': NoFacts
  'account.emailConfirmed': NoFacts
  'account.deviceSignedOut': NoFacts
  'account.othersSignedOut': NoFacts
  'account.secondFactorAdded': NoFacts
  'account.secondFactorRemoved': NoFacts
  /** By the operator, from a terminal. */
  'account.secondFactorReset': NoFacts
  'account.recoveryCodesRenewed': NoFacts
  'account.recoveryCodeUsed': NoFacts
  'account.calendarFeedCreated': CalendarOf
  'account.calendarFeedRenewed': CalendarOf
  'account.calendarFeedRemoved': CalendarOf
  /** An administrator revoked calendars of a person: of their own no act. */
  'person.calendarFeedsRevoked': { count: number }
}

/** Which contracts a calendar is about. */
interface CalendarOf {
  scope: 'owned' | 'visible' | 'folder'
  folderId?: string
}

interface PersonPayloads {
  'person.invited': { roleId: string; sendOn: IsoDay | null }
  'person.invitationSent': NoFacts
  'person.invitationDeferred': { day: IsoDay }
  'person.invitationWithdrawn': NoFacts
  'person.activated': { byInvitation: true }
  'person.joined': { roleId: string }
  'person.blocked': NoFacts
  'person.unblocked': NoFacts
  'person.secondFactorRemoved': NoFacts
  'person.changed': {
    changed: readonly string[]
    roleId?: string
    formerRoleId?: string
    joinedGroups?: readonly string[]
    leftGroups?: readonly string[]
  }
  'person.pictureChanged': NoFacts
  'person.workReassigned': { newOwnerId: string; tasks: number; contracts: number }
}

export interface DelegationAdded {
  personId: string
  delegateId: string
  startsOn: IsoDay
  endsOn: IsoDay
}

interface MembershipDecided {
  personId: string
  requestedBy: string
}

interface RightsPayloads {
  'role.created': NoFacts
  'role.changed': NoFacts
  'role.permissionsChanged': { given: readonly Permission[]; taken: readonly Permission[] }
  'role.madeDefault': NoFacts
  'role.removed': NoFacts
  'role.restored': NoFacts
  'group.created': NoFacts
  'group.changed': NoFacts
  'group.membersChanged': { added: readonly string[]; removed: readonly string[] }
  'group.membershipsRequested': { personIds: readonly string[] }
  'group.membershipConfirmed': MembershipDecided
  'group.membershipRefused': MembershipDecided
  'group.removed': NoFacts
  'group.restored': NoFacts
  'delegation.added': DelegationAdded
  'delegation.ended': { personId: string; delegateId: string }
}

export interface PeoplePayloads extends AccountPayloads, PersonPayloads, RightsPayloads {}

const ACCOUNT = { object: 'person' } as const
const CALENDAR = {
  ...ACCOUNT,
  changes: [{ name: 'calendarFolder', words: { folder: ['object', 'folderId'] } }],
} as const
const PERSON = { object: 'person', live: 'people', words: { label: 'personal' } } as const
const ROLE_GIVEN = { changes: [{ name: 'role', words: { role: ['object', 'roleId'] } }] } as const
const ROLE = { object: 'role', live: 'roles', words: { label: 'personal' } } as const
const ROLE_RENAMED = { ...ROLE, live: 'rolesRenamed' } as const
const GROUP = { object: 'group', live: 'groups', words: { label: 'personal' } } as const
const MEMBERSHIP_DECIDED = { ...GROUP, words: { label: 'personal', member: 'personal' } } as const
const GROUP_RENAMED = { ...GROUP, live: 'groupsRenamed' } as const
const DELEGATION = {
  object: 'delegation',
  words: { label: 'personal', delegate: 'personal' },
} as const

export const PEOPLE_EVENTS = {
  'account.resetRequested': ACCOUNT,
  'account.passwordReset': ACCOUNT,
  'account.passwordChanged': ACCOUNT,
  'account.sessionReplayed': ACCOUNT,
  'account.emailChangeRequested': ACCOUNT,
  'account.emailChanged': ACCOUNT,
  'account.emailChangeStopped': ACCOUNT,
  'account.emailConfirmed': ACCOUNT,
  'account.deviceSignedOut': ACCOUNT,
  'account.othersSignedOut': ACCOUNT,
  'account.secondFactorAdded': ACCOUNT,
  'account.secondFactorRemoved': ACCOUNT,
  'account.secondFactorReset': { object: 'person', words: { label: 'personal' } },
  'account.recoveryCodesRenewed': ACCOUNT,
  'account.recoveryCodeUsed': ACCOUNT,
  'account.calendarFeedCreated': CALENDAR,
  'account.calendarFeedRenewed': CALENDAR,
  'account.calendarFeedRemoved': CALENDAR,
  'person.calendarFeedsRevoked': {
    object: 'person',
    live: 'people',
    words: { label: 'personal', count: ['count', 'count'] },
    notifies: ['calendarFeedRevoked'],
  },
  'person.invited': { ...PERSON, ...ROLE_GIVEN },
  'person.invitationSent': PERSON,
  'person.invitationDeferred': {
    object: 'person',
    live: 'people',
    words: { label: 'personal', day: ['day', 'day'] },
  },
  'person.invitationWithdrawn': PERSON,
  'person.activated': { object: 'person', live: 'people' },
  'person.joined': {
    object: 'person',
    live: 'people',
    notifies: ['personJoined'],
    ...ROLE_GIVEN,
  },
  // What they had to see to waits for others.
  'person.blocked': { ...PERSON, notifies: ['conditionSet', 'conditionMetFor'] },
  'person.unblocked': PERSON,
  'person.secondFactorRemoved': PERSON,
  'person.changed': {
    ...PERSON,
    live: 'peopleRenamed',
    changes: [
      { name: 'roles', words: { from: ['object', 'formerRoleId'], to: ['object', 'roleId'] } },
      { name: 'joined', words: { groups: ['objects', 'joinedGroups'] } },
      { name: 'left', words: { groups: ['objects', 'leftGroups'] } },
      { name: 'settings', words: { settings: ['settings', 'changed'] } },
    ],
  },
  'person.pictureChanged': PERSON,
  'person.workReassigned': {
    ...PERSON,
    changes: [{ name: 'reassigned', words: { person: ['object', 'newOwnerId'] } }],
  },
  'role.created': ROLE,
  'role.changed': ROLE_RENAMED,
  'role.permissionsChanged': {
    ...ROLE,
    changes: [
      { name: 'given', words: { permissions: ['permissions', 'given'] } },
      { name: 'taken', words: { permissions: ['permissions', 'taken'] } },
    ],
  },
  'role.madeDefault': ROLE,
  'role.removed': ROLE,
  'role.restored': ROLE,
  'group.created': GROUP,
  'group.changed': GROUP_RENAMED,
  'group.membersChanged': {
    ...GROUP,
    changes: [
      { name: 'added', words: { people: ['objects', 'added'] } },
      { name: 'removed', words: { people: ['objects', 'removed'] } },
    ],
  },
  'group.membershipsRequested': { ...GROUP, notifies: ['membershipsRequested'] },
  'group.membershipConfirmed': { ...MEMBERSHIP_DECIDED, notifies: ['membershipConfirmed'] },
  'group.membershipRefused': { ...MEMBERSHIP_DECIDED, notifies: ['membershipRefused'] },
  'group.removed': GROUP,
  'group.restored': GROUP,
  'delegation.added': {
    ...DELEGATION,
    notifies: ['delegationGiven', 'delegationArranged', 'delegateAppointed'],
    changes: [{ name: 'days', words: { from: ['day', 'startsOn'], to: ['day', 'endsOn'] } }],
  },
  'delegation.ended': { ...DELEGATION, notifies: ['delegationEnded'] },
} satisfies Descriptions<PeoplePayloads>
