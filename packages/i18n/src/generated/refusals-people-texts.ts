// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface RefusalsPeopleTexts {
  'refusals-people.PERSON_HOLDS_MORE': null
  'refusals-people.PERSON_NOT_ACTIVE': null
  'refusals-people.PERSON_NOT_BLOCKED': null
  'refusals-people.PERSON_NOT_PENDING': null
  'refusals-people.PERSON_IS_YOURSELF': null
  'refusals-people.LAST_ADMINISTRATOR': null
  'refusals-people.MAIN_GROUP_NOT_JOINED': null
  'refusals-people.REASSIGN_TO_ACTIVE': null
  'refusals-people.INVITATION_EMAILS_INVALID': null
  'refusals-people.INVITATION_TWICE': null
  'refusals-people.INVITATION_ALREADY_HERE': null
  'refusals-people.INVITATION_ELSEWHERE': null
  'refusals-people.INVITATION_TOO_MANY': { max: string | number }
  'refusals-people.INVITATION_EMPTY': null
  'refusals-people.INVITATION_DAY_NOT_AHEAD': null
  'refusals-people.ACTIVATION_UNKNOWN': null
  'refusals-people.ACTIVATION_USED': null
  'refusals-people.ACTIVATION_REPLACED': null
  'refusals-people.ACTIVATION_EXPIRED': null
  'refusals-people.ROLE_NOT_FOUND': null
  'refusals-people.ROLE_NAME_TOO_SHORT': { min: string | number }
  'refusals-people.ROLE_IS_SYSTEM': null
  'refusals-people.ROLE_HAS_USERS': null
  'refusals-people.ROLE_IS_DEFAULT': null
  'refusals-people.ROLE_IS_DEFAULT_ALREADY': null
  'refusals-people.ROLE_BEYOND_YOURS': null
  'refusals-people.PERMISSION_NOT_HELD': null
  'refusals-people.GROUP_NOT_FOUND': null
  'refusals-people.DELEGATION_NOT_FOUND': null
  'refusals-people.DELEGATION_OVER': null
  'refusals-people.DELEGATION_DAYS_REVERSED': null
  'refusals-people.DELEGATION_IN_THE_PAST': null
  'refusals-people.DELEGATION_TOO_LONG': null
  'refusals-people.DELEGATION_TO_ONESELF': null
  'refusals-people.DELEGATION_OVERLAPS': null
  'refusals-people.DELEGATION_CIRCLE': null
  'refusals-people.DELEGATE_NOT_ACTIVE': null
  'refusals-people.NOT_A_DELEGATE': null
  'refusals-people.SIGN_UP_DOMAIN_INVALID': { domain: string | number }
  'refusals-people.SIGN_UP_DOMAIN_PUBLIC': { domain: string | number }
  'refusals-people.SIGN_UP_DOMAIN_NOT_OURS': { domain: string | number }
  'refusals-people.SIGN_UP_DOMAIN_UNCONFIRMED': { domain: string | number }
  'refusals-people.SIGN_UP_DOMAIN_TAKEN': { domain: string | number }
  'refusals-people.SIGN_UP_DOMAIN_MISSING': null
  'refusals-people.SIGN_UP_ROLE_ADMINISTRATOR': null
}
