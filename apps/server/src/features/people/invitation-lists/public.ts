export { INVITE_LISTED } from './create-list.ts'
export { FORGET_INVITATION_LISTS, forgetInvitationLists } from './forget-lists.job.ts'
export { invitationListsRoutes } from './invitation-lists-routes.ts'
export { inviteListed, setAsideListed } from './invite-listed.job.ts'
