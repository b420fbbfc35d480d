export { requirePerson } from './require-person.ts'
export { SEND_DUE_INVITATIONS, sendDueInvitations } from './send-due-invitations.job.ts'
export { requireGroups } from './change-person.ts'
export { invitePeople } from './invite-people.ts'
export {
  inviteAgain,
  requireDayAhead,
  type InvitationDeps,
} from './send-invitation.ts'
