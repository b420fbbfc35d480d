import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { auditRoute } from '../features/trail/audit/audit-route.ts'
import { contractRoutes } from '../features/writing/contracts/contract-routes.ts'
import { contractVersionsRoute } from '../features/writing/contract-versions/contract-versions-route.ts'
import { boardRoute } from '../features/portfolio/board/board-route.ts'
import { contractListRoute } from '../features/portfolio/contract-list/contract-list-route.ts'
import { importsRoutes } from '../features/portfolio/imports/imports-routes.ts'
import { viewRoute } from '../features/portfolio/views/view-route.ts'
import { dashboardRoutes } from '../features/portfolio/dashboard/dashboard-routes.ts'
import { foldersRoute } from '../features/settings/folders/folders-route.ts'
import { groupRoute, groupsRoute, newGroupRoute } from '../features/people/groups/groups-routes.ts'
import { mailboxRoute } from '../features/work/mailbox/mailbox-route.ts'
import { clausesRoutes } from '../features/writing/clauses/clauses-routes.ts'
import { templatesRoutes } from '../features/writing/templates/templates-routes.ts'
import { newContractRoute } from '../features/writing/new-contract/new-contract-route.ts'
import { optionsRoutes } from '../features/settings/options/options-routes.ts'
import { decisionRoute } from '../features/agreement/validation/decision/decision-route.ts'
import { signContractRoute } from '../features/signing/signing/signing-routes.ts'
import { removalsRoute } from '../features/trail/removals/removals-route.ts'
import { peopleRoute } from '../features/people/people/people-routes.ts'
import { newRoleRoute, roleRoute, rolesRoute } from '../features/people/roles/roles-routes.ts'
import { searchRoutes } from '../features/portfolio/search/search-routes.ts'
import { notificationsRoute } from '../features/work/notifications/notifications-route.ts'
import { tasksRoute } from '../features/work/tasks/tasks-routes.ts'
import { workflowRoute, workflowsRoute } from '../features/settings/workflows/workflow-routes.ts'
import { guardHome, homeRoute, rootRoute } from '../platform/anchor-routes.ts'
import { registerPaletteSource } from '../platform/palette-sources.ts'
import { recordRoutes } from './record-routes.ts'
import { enterShell } from './enter-shell.ts'
import { paths } from '../platform/paths.ts'
import { Root } from './root.tsx'
import { RouteError } from './screens/route-error.tsx'
import { ShellSkeleton } from './shell/shell-skeleton.tsx'

registerPaletteSource({
  group: 'actions',
  find: async (question) => (await import('./palette-actions.ts')).findActions(question),
})

rootRoute.update({
  component: Root,
  // Renders nothing, but is needed: without it the router shows no skeleton below while the root waits.
  pendingComponent: () => null,
})
guardHome(enterShell)

homeRoute.update({
  component: lazyRouteComponent(() => import('./shell/shell.tsx'), 'Shell'),
  pendingComponent: ShellSkeleton,
  errorComponent: RouteError,
})

/** One line per feature: the routes of its folder. */
const homeChildren = [
  ...contractRoutes,
  contractVersionsRoute,
  ...optionsRoutes,
  tasksRoute,
  notificationsRoute,
  decisionRoute,
  contractListRoute,
  boardRoute,
  viewRoute,
  newContractRoute,
  signContractRoute,
  ...dashboardRoutes,
  ...searchRoutes,
  ...importsRoutes,
  ...templatesRoutes,
  ...clausesRoutes,
  foldersRoute,
  workflowsRoute,
  workflowRoute,
  auditRoute,
  removalsRoute,
  peopleRoute,
  rolesRoute,
  newRoleRoute,
  roleRoute,
  groupsRoute,
  newGroupRoute,
  groupRoute,
  ...recordRoutes,
  underDevelopment('add', 'ModuleScreen'),
  underDevelopment('workflow', 'ModuleScreen'),
  underDevelopment('invite', 'ModuleScreen'),
  underDevelopment('help', 'HelpScreen'),
  underDevelopment('sourcing', 'LibraryModuleScreen'),
  redirection('feature', paths.dashboard()),
  redirection('setting', paths.personalOptions()),
  redirection('contratheque', paths.contracts()),
  redirection('/', paths.dashboard()),
  redirection('$', paths.dashboard()),
]

export const routeTree = rootRoute.addChildren([
  mailboxRoute,
  homeRoute.addChildren(homeChildren),
  createRoute({
    getParentRoute: () => rootRoute,
    path: 'error',
    component: lazyRouteComponent(() => import('./screens/failure-screen.tsx'), 'FailureScreen'),
  }),
  ...developmentRoutes(),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '$',
    beforeLoad: () => {
      throw redirect({ href: paths.dashboard() })
    },
  }),
])

function redirection(path: string, to: string) {
  return createRoute({
    getParentRoute: () => homeRoute,
    path,
    beforeLoad: () => {
      throw redirect({ href: to, replace: true })
    },
  })
}

/** Specification 2.2: modules that are announced and not there yet. */
function underDevelopment(
  path: string,
  screen: 'ModuleScreen' | 'LibraryModuleScreen' | 'HelpScreen',
) {
  return createRoute({
    getParentRoute: () => homeRoute,
    path,
    component: lazyRouteComponent(() => import('./screens/under-development-screen.tsx'), screen),
  })
}

/** True in development builds: the routes below are absent from production. */
function isForDevelopment(): boolean {
  return import.meta.env.DEV || import.meta.env.VITE_DEV_UI === '1'
}

/** Every component in every state. */
function developmentRoutes() {
  if (!isForDevelopment()) return []
  return [
    createRoute({
      getParentRoute: () => rootRoute,
      path: 'dev/ui',
      component: lazyRouteComponent(() => import('./dev-ui/dev-ui-screen.tsx'), 'DevUiScreen'),
    }),
  ]
}
