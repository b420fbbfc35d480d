export { requirePerson } from './require-person.ts'
export { SEND_DUE_INVITATIONS, sendDueInvitations } from './send-due-invitations.job.ts'
export { requireGroups } from './change-person.ts'
export { changeRole } from './change-role.ts'
export { blockPerson, unblockPerson } from './change-status.ts'
export { invitePeople } from './invite-people.ts'
export { countPeople, matchingPeople, peoplePage } from './people-list.query.ts'
export {
  inviteAgain,
  requireDayAhead,
  resendInvitation,
  withdrawInvitation,
  type InvitationDeps,
} from './send-invitation.ts'
export { moveOpenTasks } from './move-open-tasks.ts'
export { judgeTakers, type TaskToTake } from './judge-takers.ts'
export { isOfTeam, leadersOf, leadsTeam, notifyOfMovedTasks } from './team.query.ts'
