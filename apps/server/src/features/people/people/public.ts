export { requirePerson } from './require-person.ts'
export { SEND_DUE_INVITATIONS, sendDueInvitations } from './send-due-invitations.job.ts'
export { inviteAgain } from './send-invitation.ts'
