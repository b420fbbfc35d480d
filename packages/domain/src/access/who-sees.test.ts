import { expect, test } from 'vitest'
import { levelToSee, waysToSee, type PlainCompany } from './who-sees.ts'

const NOW = { at: new Date('2026-11-20T10:00:00Z'), today: '2026-11-20' }
const person = (id: string, more: object = {}) => ({
  id,
  status: 'active' as const,
  permissions: ['contracts3:list' as const],
  ...more,
})
const folders = [
  { id: 'root', parentId: null },
  { id: 'middle', parentId: 'root' },
  { id: 'leaf', parentId: 'middle' },
  { id: 'aside', parentId: 'root' },
]
const contracts = [{ id: 'lease', ownerId: 'olga', folderIds: ['leaf'] }]

function company(changes: Partial<PlainCompany> = {}): PlainCompany {
  return {
    people: [person('olga'), person('paul'), person('rita')],
    groups: [{ id: 'legal', memberIds: ['paul'] }],
    folders,
    contracts,
    folderGrants: [],
    shares: [],
    assignments: [],
    delegations: [],
    ...changes,
  }
}

const level = (changes: Partial<PlainCompany>, personId = 'paul', moment = NOW) =>
  levelToSee(company(changes), personId, 'lease', moment)

test('the owner sees it, and nobody else without a reason', () => {
  expect(level({}, 'olga')).toBe('owner')
  expect(level({})).toBeNull()
  expect(level({}, 'nobody')).toBeNull()
})

test('the permission for all contracts makes its holder an owner of each', () => {
  const people = [person('paul', { permissions: ['contracts3:list', 'contracts3:all'] })]
  expect(level({ people })).toBe('owner')
})

test('a person who is blocked, only invited or without access to the list sees nothing', () => {
  for (const more of [{ status: 'blocked' }, { status: 'pending' }, { permissions: [] }])
    expect(level({ people: [person('olga', more)] }, 'olga')).toBeNull()
})

test('a share gives its level to a person or a group until it ends', () => {
  const share = { contractId: 'lease', level: 'editor' as const, endsAt: null }
  const toPaul = { ...share, to: { kind: 'person' as const, id: 'paul' } }
  const toLegal = { ...share, to: { kind: 'group' as const, id: 'legal' } }
  expect(level({ shares: [toPaul] })).toBe('editor')
  expect(level({ shares: [toLegal] })).toBe('editor')
  expect(level({ shares: [toPaul, toLegal] }, 'rita')).toBeNull()
  expect(level({ shares: [{ ...toPaul, endsAt: NOW.at }] })).toBeNull()
  expect(level({ shares: [{ ...toPaul, endsAt: new Date(NOW.at.getTime() + 1) }] })).toBe('editor')
})

test('a folder grant covers what is filed in it and in nested folders', () => {
  for (const [folderId, expected] of [
    ['root', 'reader'],
    ['middle', 'reader'],
    ['leaf', 'reader'],
    ['aside', null],
  ] as const) {
    const folderGrants = [{ folderId, to: { kind: 'everyone' as const }, grant: 'read' as const }]
    expect([folderId, level({ folderGrants })]).toEqual([folderId, expected])
  }
})

test('a nested folder adds to what it inherits, and the highest level wins', () => {
  const everyone = { kind: 'everyone' as const }
  const folderGrants = [
    { folderId: 'root', to: everyone, grant: 'read' as const },
    { folderId: 'leaf', to: { kind: 'group' as const, id: 'legal' }, grant: 'edit' as const },
  ]
  expect(level({ folderGrants })).toBe('editor')
  expect(level({ folderGrants }, 'rita')).toBe('reader')
})

test('validators and signatories read', () => {
  for (const role of ['validator', 'signatory'] as const)
    expect(level({ assignments: [{ contractId: 'lease', personId: 'paul', role }] })).toBe('reader')
})

test('a validator’s delegate reads on the days of the absence, both inclusive', () => {
  const assignments = [{ contractId: 'lease', personId: 'rita', role: 'validator' as const }]
  const days = { startsOn: '2026-11-20', endsOn: '2026-11-21' }
  const away = { personId: 'rita', delegateId: 'paul', ...days, isCalledOff: false }
  const on = (today: string) =>
    level({ assignments, delegations: [away] }, 'paul', { ...NOW, today })
  expect(['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'].map(on)).toEqual([
    null,
    'reader',
    'reader',
    null,
  ])
  expect(level({ assignments, delegations: [{ ...away, isCalledOff: true }] })).toBeNull()
  const people = [person('paul'), person('rita', { status: 'blocked' })]
  expect(level({ people, assignments, delegations: [away] })).toBeNull()
  const signs = [{ ...assignments[0]!, role: 'signatory' as const }]
  expect(level({ assignments: signs, delegations: [away] })).toBeNull()
})

test('access to another contract, or of another person, gives none to this one', () => {
  const two = [
    { id: 'sale', ownerId: 'paul', folderIds: [] },
    { id: 'lease', ownerId: 'olga', folderIds: [] },
  ]
  const paul = { kind: 'person' as const, id: 'paul' }
  const shares = [{ contractId: 'sale', to: paul, level: 'editor' as const, endsAt: null }]
  const assignments = [{ contractId: 'sale', personId: 'paul', role: 'validator' as const }]
  expect(level({ contracts: two, shares, assignments })).toBeNull()
  expect(level({ contracts: two }, 'olga')).toBe('owner')
  expect(level({ contracts: [] }, 'olga')).toBeNull()
})

test('a group gives access to its own members, whatever other groups there are', () => {
  const groups = [
    { id: 'sales', memberIds: ['rita'] },
    { id: 'legal', memberIds: ['paul'] },
  ]
  const to = { kind: 'group' as const, id: 'legal' }
  const shares = [{ contractId: 'lease', to, level: 'editor' as const, endsAt: null }]
  expect(level({ groups, shares })).toBe('editor')
  expect(level({ groups, shares }, 'rita')).toBeNull()
})

test('a delegation affects only its own two people', () => {
  const assignments = [{ contractId: 'lease', personId: 'rita', role: 'validator' as const }]
  const days = { startsOn: NOW.today, endsOn: NOW.today, isCalledOff: false }
  const toPaul = { personId: 'rita', delegateId: 'paul', ...days }
  const toOlga = { personId: 'rita', delegateId: 'olga', ...days }
  const ofOlga = { personId: 'olga', delegateId: 'paul', ...days }
  expect(level({ assignments, delegations: [toOlga] })).toBeNull()
  expect(level({ assignments, delegations: [ofOlga] })).toBeNull()
  expect(level({ assignments, delegations: [toOlga, ofOlga, toPaul] })).toBe('reader')
})

test('every access path is listed', () => {
  const everything: Partial<PlainCompany> = {
    people: [
      person('paul', { permissions: ['contracts3:list', 'contracts3:all'] }),
      person('rita'),
    ],
    contracts: [{ id: 'lease', ownerId: 'paul', folderIds: ['leaf', 'aside'] }],
    shares: [
      { contractId: 'lease', to: { kind: 'person', id: 'paul' }, level: 'reader', endsAt: null },
      { contractId: 'lease', to: { kind: 'group', id: 'legal' }, level: 'commenter', endsAt: null },
    ],
    folderGrants: [{ folderId: 'root', to: { kind: 'everyone' }, grant: 'read' }],
    assignments: [
      { contractId: 'lease', personId: 'paul', role: 'signatory' },
      { contractId: 'lease', personId: 'rita', role: 'validator' },
    ],
    delegations: [
      {
        personId: 'rita',
        delegateId: 'paul',
        startsOn: NOW.today,
        endsOn: NOW.today,
        isCalledOff: false,
      },
    ],
  }
  const kinds = waysToSee(company(everything), 'paul', 'lease', NOW).map(({ kind }) => kind)
  expect(kinds).toEqual([
    'owner',
    'allContracts',
    'share',
    'groupShare',
    'folder',
    'folder',
    'signatory',
    'actingFor',
  ])
})
