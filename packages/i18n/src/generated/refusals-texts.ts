// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface RefusalsTexts {
  'refusals.NOT_FOUND': null
  'refusals.CONTRACT_NOT_FOUND': null
  'refusals.UNKNOWN_KEYS': null
  'refusals.MALFORMED': null
  'refusals.UNEXPECTED': null
  'refusals.TRY_AGAIN': null
  'refusals.TOO_MANY_REQUESTS': null
  'refusals.SIGN_IN_NEEDED': null
  'refusals.WRONG_CREDENTIALS': null
  'refusals.ORIGIN_REFUSED': null
  'refusals.MEDIA_TYPE_NOT_ALLOWED': null
  'refusals.TLS_NEEDED': null
  'refusals.SIGN_UP_CLOSED': null
  'refusals.FIELD_REQUIRED': null
  'refusals.EMAIL_INVALID': null
  'refusals.EMAIL_TAKEN': null
  'refusals.PASSWORD_TOO_SHORT': { min: string | number }
  'refusals.CONTRACT_TITLE_REQUIRED': null
  'refusals.CONTRACT_TYPE_REQUIRED': null
  'refusals.CONTRACT_PROJECT_REQUIRED': null
  'refusals.CONTRACT_OWNER_REQUIRED': null
  'refusals.REFERENCE_TAKEN': null
  'refusals.NAME_TAKEN': null
  'refusals.LEVEL_TOO_LOW_READER': null
  'refusals.LEVEL_TOO_LOW_COMMENTER': null
  'refusals.LEVEL_TOO_LOW_SUGGESTER': null
  'refusals.LEVEL_TOO_LOW_EDITOR': null
  'refusals.LEVEL_TOO_LOW_OWNER': null
  'refusals.SECTION_CHANGED': null
  'refusals.SECTION_LOCKED': { name: string | number }
  'refusals.VERSION_NOT_FOUND': null
  'refusals.CONTRACT_LOCKED': null
  'refusals.CONTRACT_FROZEN': null
  'refusals.CONTRACT_ENDED': null
  'refusals.NOT_ALLOWED_CONTRACTS3_LIST': null
  'refusals.NOT_ALLOWED_CONTRACTS3_ALL': null
  'refusals.NOT_ALLOWED_CONTRACTS3_CREATE': null
  'refusals.NOT_ALLOWED_CONTRACTS3_CREATE_MODEL': null
  'refusals.NOT_ALLOWED_CONTRACTS3_CREATE_DOCUMENT': null
  'refusals.NOT_ALLOWED_CONTRACTS3_UPDATE': null
  'refusals.NOT_ALLOWED_CONTRACTS3_SHARE': null
  'refusals.NOT_ALLOWED_CONTRACTS3_DELETE': null
  'refusals.NOT_ALLOWED_CONTRACTS3_FILE': null
  'refusals.NOT_ALLOWED_CONTRACTS3_DATES': null
  'refusals.NOT_ALLOWED_CONTRACTS3_SIGNATURE': null
  'refusals.NOT_ALLOWED_CONTRACTS3_EXPORT': null
  'refusals.NOT_ALLOWED_CONTRACTS3_ACTIVITY': null
  'refusals.NOT_ALLOWED_CONTRACTS_ATTACHMENTS_DOWNLOAD': null
  'refusals.NOT_ALLOWED_CONTRACTS_ATTACHMENTS_DELETE': null
  'refusals.NOT_ALLOWED_CONTRACTS_SECTIONS_VERSIONS': null
  'refusals.NOT_ALLOWED_CONTRACTS_BLOCKS_DELETE': null
  'refusals.NOT_ALLOWED_MODEL_CONTRACTS_LIST': null
  'refusals.NOT_ALLOWED_MODEL_CONTRACTS_CREATE': null
  'refusals.NOT_ALLOWED_MODEL_CONTRACTS_UPDATE': null
  'refusals.NOT_ALLOWED_MODEL_CONTRACTS_DELETE': null
  'refusals.NOT_ALLOWED_CONTRACTS_CLAUSE_LIST': null
  'refusals.NOT_ALLOWED_CONTRACTS_CLAUSE_CREATE': null
  'refusals.NOT_ALLOWED_CONTRACTS_CLAUSE_UPDATE': null
  'refusals.NOT_ALLOWED_CONTRACTS_CLAUSE_DELETE': null
  'refusals.NOT_ALLOWED_MODULES_IAMS_INITIALS': null
  'refusals.NOT_ALLOWED_TASKS_COUNT': null
  'refusals.NOT_ALLOWED_MODULES_TAGGED_FIELD': null
  'refusals.NOT_ALLOWED_MODULES_TYPE_CONTRACT': null
  'refusals.NOT_ALLOWED_MODULES_TAGS': null
  'refusals.NOT_ALLOWED_MODULES_PROJECTS': null
  'refusals.NOT_ALLOWED_MODULES_COUNTERPARTIES': null
  'refusals.NOT_ALLOWED_MODULES_LEGAL_ENTITIES': null
  'refusals.NOT_ALLOWED_MODULES_WORKFLOW': null
  'refusals.NOT_ALLOWED_MODULES_VALIDATION': null
  'refusals.NOT_ALLOWED_WORKFLOWS_STEP_CREATE': null
  'refusals.NOT_ALLOWED_WORKFLOWS_STEP_UPDATE': null
  'refusals.NOT_ALLOWED_WORKFLOWS_STEP_DELETE': null
  'refusals.NOT_ALLOWED_WORKFLOWS_STEP_DUE_DATE': null
  'refusals.NOT_ALLOWED_WORKFLOWS_STEP_COMPLETE': null
  'refusals.NOT_ALLOWED_MODULES_GROUP': null
  'refusals.NOT_ALLOWED_VENDOR_USERS': null
  'refusals.NOT_ALLOWED_VENDOR_USERS_ROLE': null
  'refusals.NOT_ALLOWED_MODULES_COMPANY': null
  'refusals.NOT_ALLOWED_MODULES_AUDIT': null
  'refusals.CHOICE_UNKNOWN': null
  'refusals.TEMPLATE_NOT_FOUND': null
  'refusals.UPLOAD_NOT_FOUND': null
  'refusals.VALIDATION_ALREADY_REQUESTED': null
  'refusals.VALIDATION_NOT_RUNNING': null
  'refusals.VALIDATION_STEP_REQUIRED': null
  'refusals.VALIDATORS_REQUIRED': null
  'refusals.REFUSAL_REASON_REQUIRED': null
  'refusals.VALIDATION_CONTENT_CHANGED': null
  'refusals.NOT_A_VALIDATOR': null
  'refusals.VALIDATION_STEP_NOT_OPEN': null
  'refusals.VALIDATION_ALREADY_DECIDED': null
  'refusals.VALIDATION_NOT_DECIDED': null
  'refusals.VALIDATION_STEP_PASSED': null
  'refusals.STEP_ENDS_BY_ITS_ACT': null
  'refusals.TASK_ENDS_BY_ITS_ACT': null
  'refusals.TASK_TERMINATED': null
  'refusals.TASK_NOT_FOUND': null
  'refusals.REMOVAL_NOT_FOUND': null
  'refusals.RESTORE_NAME_TAKEN': { name: string | number }
  'refusals.RESTORE_PLACE_GONE': { name: string | number }
  'refusals.CONTRACT_TYPE_NOT_FOUND': null
  'refusals.CONTRACT_TYPE_USED': { contracts: string | number; templates: string | number }
  'refusals.TIME_ZONE_UNKNOWN': null
  'refusals.REFERENCE_PATTERN_INCOMPLETE': null
  'refusals.REFERENCE_PATTERN_INVALID': null
  'refusals.BRAND_TOO_LARGE': { maxSidePx: string | number }
  'refusals.INTEGRATION_NOT_CONFIGURED': null
  'refusals.WEB_ADDRESS_INVALID': null
  'refusals.NOT_ALLOWED_MODULES_INTEGRATIONS': null
  'refusals.WORKFLOW_NOT_FOUND': null
  'refusals.WORKFLOW_CHANGED_MEANWHILE': null
  'refusals.WORKFLOW_IS_DEFAULT': null
  'refusals.WORKFLOW_USED': { contracts: number }
  'refusals.WORKFLOW_HAS_CIRCUITS': { circuits: number }
  'refusals.WORKFLOW_STEPS_REQUIRED': null
  'refusals.WORKFLOW_STARTS_WITH_DRAFTING': null
  'refusals.NO_MORE_VALIDATION_STEPS': null
  'refusals.WORKFLOW_ONE_SIGNATURE': null
  'refusals.WORKFLOW_ONE_FOLLOW_UP': null
  'refusals.FOLLOW_UP_AFTER_SIGNATURE': null
  'refusals.WRITING_BEFORE_VALIDATION': null
  'refusals.STEP_KIND_SETTLED': { name: string | number }
  'refusals.STEP_HAS_CIRCUITS': { name: string | number; circuits: number }
  'refusals.STEP_HOLDS_CONTRACTS': { name: string | number; count: number }
  'refusals.STEP_ACT_UNDERWAY': { name: string | number; count: number }
  'refusals.CONTRACT_DELETE_SIGNED': null
  'refusals.CONTRACT_DELETE_SENT': null
  'refusals.CONTRACT_DELETE_AMENDED': null
  'refusals.NOT_ALLOWED_MODULES_CATEGORY': null
}
