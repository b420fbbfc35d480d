import type { Screen } from './screen.ts'
import * as shell from './shell-steps.ts'
import { asAdministrator, overContracts } from './visited-as.ts'

/** What waits for a person, for their team, and what they were told. */
export const workScreens: Readonly<Record<string, Screen>> = {
  tasks: {
    ...asAdministrator(overContracts('/home/tasks'), {
      selected: shell.selectTask,
      open: shell.openTask,
    }),
    opensHeader: true,
  },
  'tasks to decide on': asAdministrator(overContracts('/home/tasks?kind=validate'), {
    open: shell.openTask,
    decision: shell.decideOnTask,
  }),
  'decision from a mail': asAdministrator(
    async ({ decidedId, decidedStepId }) =>
      `/home/tasks/decision/${await decidedId()}/${await decidedStepId()}`,
  ),
  'tasks done': asAdministrator(overContracts('/home/tasks?status=done')),
  'tasks without a match': asAdministrator('/home/tasks?title=zzz'),
  'tasks of the team': asAdministrator(overContracts('/home/tasks?view=team')),
  'tasks of the team without a match': asAdministrator('/home/tasks?view=team&title=zzz'),
  'what is awaited': asAdministrator(overContracts('/home/tasks?view=awaited')),
  'what is awaited without a match': asAdministrator('/home/tasks?view=awaited&title=zzz'),
  notifications: asAdministrator(overContracts('/home/tasks/notifications?state=all')),
  'archive of notifications': asAdministrator('/home/tasks/notifications?state=archived'),
  'notifications without a match': asAdministrator(
    '/home/tasks/notifications?family=renewalPeriod&days=1',
  ),
  'first tasks': { path: '/home/tasks', as: 'newcomer' },
  'first notifications': { path: '/home/tasks/notifications', as: 'newcomer' },
}
