import type { Permission } from '@tacite/domain/access/permissions.ts'
import { REMOVAL_PERMISSIONS } from '@tacite/domain/acts/removal-permissions.ts'
import type { TextKey } from '@tacite/i18n/text-keys.ts'
import {
  Braces,
  CircleQuestionMark,
  FileStack,
  FileText,
  FolderKanban,
  FolderTree,
  Handshake,
  House,
  Import,
  Landmark,
  LayoutTemplate,
  LibraryBig,
  ListChecks,
  Route,
  ScrollText,
  Shapes,
  ShieldCheck,
  Trash2,
  Users,
  UsersRound,
  Waypoints,
} from 'lucide-react'
import { holds, type Me } from '../platform/me.ts'
import { paths } from '../platform/paths.ts'

export interface MenuEntry {
  /** Its name, also under `shell.menuShort` if the full one is too long for the menu. */
  name: MenuName
  icon: typeof House
  to: string
  /** Any one of these permissions opens it; null: for everyone. */
  permission: Permission | readonly Permission[] | null
}

export interface MenuGroup {
  /** Null: entries outside a group. */
  name: MenuName | null
  entries: readonly MenuEntry[]
}

export type MenuName =
  Extract<TextKey, `shell.menu.${string}`> extends `shell.menu.${infer Name}`
    ? Exclude<Name, 'label'>
    : never

/** The side menu (specification 2.5 and 6): a new screen adds its line here. */
const menuGroups: readonly MenuGroup[] = [
  {
    name: null,
    entries: [
      {
        name: 'home',
        icon: House,
        to: paths.dashboard(),
        permission: 'modules:iams:initials',
      },
      { name: 'tasks', icon: ListChecks, to: paths.tasks(), permission: 'tasks:count' },
    ],
  },
  {
    name: 'library',
    entries: [
      { name: 'contracts', icon: FileText, to: paths.contracts(), permission: 'contracts3:list' },
      {
        name: 'templates',
        icon: LayoutTemplate,
        to: paths.templates(),
        permission: 'model:contracts:list',
      },
      {
        name: 'clauses',
        icon: FileStack,
        to: paths.clauses(),
        permission: 'contracts:clause:list',
      },
      { name: 'imports', icon: Import, to: paths.imports(), permission: 'contracts3:import' },
    ],
  },
  {
    name: 'administration',
    entries: [
      { name: 'users', icon: Users, to: paths.users(), permission: 'vendor:users' },
      { name: 'groups', icon: UsersRound, to: paths.groups(), permission: 'modules:group' },
      { name: 'roles', icon: ShieldCheck, to: paths.roles(), permission: 'vendor:users:role' },
      { name: 'categories', icon: LibraryBig, to: paths.categories(), permission: null },
      {
        name: 'contractTypes',
        icon: Shapes,
        to: paths.contractTypes(),
        permission: 'modules:type:contract',
      },
      { name: 'folders', icon: FolderTree, to: paths.folders(), permission: 'modules:tags' },
      {
        name: 'taggedFields',
        icon: Braces,
        to: paths.taggedFields(),
        permission: 'modules:tagged:field',
      },
      {
        name: 'workflows',
        icon: Waypoints,
        to: paths.workflows(),
        permission: 'modules:workflow',
      },
      {
        name: 'validationCircuits',
        icon: Route,
        to: paths.circuits(),
        permission: 'modules:validation',
      },
      {
        name: 'legalEntities',
        icon: Landmark,
        to: paths.legalEntities(),
        permission: 'modules:legal:entities',
      },
      {
        name: 'projects',
        icon: FolderKanban,
        to: paths.projects(),
        permission: 'modules:projects',
      },
      {
        name: 'counterparties',
        icon: Handshake,
        to: paths.counterparties(),
        permission: 'modules:counterparties',
      },
      {
        name: 'audit',
        icon: ScrollText,
        to: paths.audit(),
        permission: 'modules:audit',
      },
      {
        name: 'removed',
        icon: Trash2,
        to: paths.removed(),
        permission: Object.values(REMOVAL_PERMISSIONS),
      },
    ],
  },
  {
    name: null,
    entries: [{ name: 'help', icon: CircleQuestionMark, to: paths.help(), permission: null }],
  },
]

/** The groups with the entries open to the person; empty groups are left out. */
export function openGroups(me: Me): MenuGroup[] {
  return menuGroups
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => mayOpen(me, entry)) }))
    .filter((group) => group.entries.length > 0)
}

/** Where a person without the dashboard lands (decisions, section 4). */
export function firstOpenEntry(me: Me): string {
  const entries = openGroups(me).flatMap((group) => group.entries)
  // Entries open to everyone do not indicate what a person came for.
  return entries.find(({ permission }) => permission !== null)?.to ?? paths.help()
}

function mayOpen(me: Me, entry: MenuEntry): boolean {
  const { permission } = entry
  return permission === null || [permission].flat().some((any) => holds(me, any))
}
