export { addToGroups } from './add-to-groups.ts'
export { changeMembers } from './change-members.ts'
export { pendingGroupsOf } from './pending-members.query.ts'
export { memberIds } from './member-ids.query.ts'
