// Generated from the migrations by generate-schema.ts; a stale file fails the tests.
import type { ColumnType } from 'kysely'

export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>

export type Instant = ColumnType<Date, Date | string, Date | string>
export type Json = ColumnType<unknown, string, string>

export interface AccessSet {
  company_id: string
  digest: Buffer
  id: Generated<number>
}

export interface AccessSetMember {
  access_set_id: number
  company_id: string
  folder_id: string | null
  group_id: string | null
  level: 'reader' | 'commenter' | 'suggester' | 'editor' | 'owner' | null
}

export interface AccountLink {
  company_id: string
  created_at: Instant
  email: string | null
  expires_at: Instant
  id: string
  person_id: string
  purpose: 'activation' | 'reset' | 'email' | 'emailStop'
  revoked_at: Instant | null
  token_hash: Buffer
  used_at: Instant | null
}

export interface AlertAnswer {
  alert_id: string
  answered_at: Instant
  company_id: string
  contract_id: string
  ended_as: 'undone' | 'replaced' | 'returned' | 'moved' | 'gone' | 'passed' | 'left' | null
  ended_at: Instant | null
  id: string
  kind: 'acknowledged' | 'snoozed'
  matter: string
  moved_to: string | null
  note: string
  person_id: string
  snoozed_until: string | null
}

export interface AlertDelivery {
  alert_id: string
  company_id: string
  contract_id: string
  person_id: string
  told_at: Instant
}

export interface AmendmentPatch {
  company_id: string
  contract_id: string
  counterparty_id: string | null
  effective_on: string | null
  field: string
  is_transcribed: Generated<boolean>
  legal_entity_id: string | null
  value: Json
}

export interface Attachment {
  company_id: string
  contract_id: string
  created_at: Instant
  created_by: string
  id: string
  kind: 'annex' | 'signaturePage'
  name: string
  position: number
  signature_date: string | null
}

export interface AttachmentVersion {
  active: Json
  attachment_id: string
  company_id: string
  copy_sha256: string | null
  file_name: string
  media_type: string
  number: number
  page_count: number
  print_obstacle: 'kind' | 'protected' | 'signed' | 'undrawable' | 'tooLong' | null
  sha256: string
  size_bytes: number
  uploaded_at: Instant
  uploaded_by: string
}

export interface AuditCheck {
  broken_at: number | null
  checked_to: number
  company_id: string
  finished_at: Instant | null
  goal: number
  started_at: Instant
  started_by: string
}

export interface AuditEvent {
  action: string
  actor_id: string | null
  at: Instant
  commitment: Buffer
  company_id: string
  contract_id: string | null
  hash: Buffer | null
  id: string
  object_id: string
  object_type: string
  payload: Json
  personal: Json | null
  previous_hash: Buffer | null
  salt: Buffer | null
  sequence: number | null
}

export interface AuditHead {
  checkpoints: Generated<number>
  company_id: string
  hash: Buffer
  sequence: number
}

export interface BrowserToken {
  company_id: string
  issued_at: Instant
  retired_at: Instant | null
  session_id: string
  token_hash: Buffer
  used_at: Instant | null
}

export interface CalendarEntry {
  cancelled_at: Instant | null
  company_id: string
  contract_id: string
  day: string
  digest: Buffer
  facts: Json
  feed_id: string
  kind: 'sendBy' | 'limit' | 'end' | 'exitSendBy' | 'exitLimit' | 'informConsumer'
  place: string
  published_at: Instant
  sequence: number
}

export interface CalendarFeed {
  company_id: string
  created_at: Instant
  folder_id: string | null
  id: string
  last_fetched_at: Instant | null
  person_id: string
  scope: 'owned' | 'visible' | 'folder'
  token_hash: Buffer
}

export interface Category {
  company_id: string
  id: string
  kind: 'clause' | 'template'
  name: string
  parent_id: string | null
}

export interface Clause {
  category_id: string | null
  company_id: string
  created_at: Instant
  created_by: string | null
  description: Generated<string>
  guidance: Generated<string>
  id: string
  is_changed: Generated<boolean>
  position: Generated<number>
  published_version: number | null
  stance: Generated<'standard' | 'fallback' | 'refused'>
  standard_id: string | null
  standard_stance: string | null
  text_id: string
  title: string
  updated_at: Instant
  updated_by: string | null
  use_when: Generated<string>
}

export interface ClauseFolder {
  clause_id: string
  company_id: string
  folder_id: string
}

export interface ClauseReading {
  clause_id: string
  company_id: string
  contract_id: string
  is_beyond: boolean
  read_at: Instant
  verdict: 'forbidden' | 'refused' | 'missing' | 'changed' | 'notCompared' | 'accepted' | 'standard' | 'fallback' | 'absent'
}

export interface ClauseReport {
  after_id: string | null
  asked_at: Instant
  asked_by: string
  company_id: string
  done: Generated<number>
  finished_at: Instant | null
  is_failed: Generated<boolean>
  playbooks: Json
  total: number
}

export interface ClauseVersion {
  clause_id: string
  company_id: string
  content: Json
  locale: 'fr' | 'en' | 'es'
  note: Generated<string>
  number: number
  published_at: Instant
  published_by: string | null
  schema_version: number
  title: string
}

export interface Company {
  active_content: Generated<'warn' | 'refuse' | 'remove'>
  closing_days: Generated<string[]>
  created_at: Instant
  currency: Generated<'EUR' | 'USD' | 'GBP' | 'CHF' | 'CAD' | 'AED' | 'ARS' | 'AUD' | 'BRL' | 'CLP' | 'CNY' | 'COP' | 'CZK' | 'DKK' | 'DZD' | 'HKD' | 'HUF' | 'ILS' | 'INR' | 'JPY' | 'KRW' | 'MAD' | 'MXN' | 'NOK' | 'NZD' | 'PEN' | 'PLN' | 'RON' | 'SAR' | 'SEK' | 'SGD' | 'TRY' | 'XAF' | 'XOF' | 'XPF' | 'ZAR'>
  daily_digest_on: string | null
  escalation_days: Generated<number>
  escalation_group_id: string | null
  holiday_calendar: Generated<'france' | 'alsaceMoselle'>
  icon_sha256: string | null
  id: string
  letterhead_name: string | null
  letterhead_sha256: string | null
  letterhead_summary: Json | null
  locale: Generated<'fr' | 'en' | 'es'>
  logo_sha256: string | null
  name: string
  notice_window_days: Generated<number>
  premium: Generated<boolean>
  reference_pattern: Generated<string>
  requires_second_factor: Generated<boolean>
  sign_up: Generated<'invitation' | 'domains'>
  sign_up_role_id: string | null
  site_name: Generated<string>
  time_zone: Generated<string>
  weekly_digest_on: string | null
}

export interface CompanySeal {
  certificate: Buffer
  company_id: string
  number: number
  private_key: Json
  valid_from: Instant
  valid_until: Instant
}

export interface Contract {
  access_set_id: number | null
  alerts: Json | null
  amount_incl_tax_cents: number | null
  archived_at: Instant | null
  archived_by: string | null
  archiving_announced_at: Instant | null
  company_id: string
  contract_type_id: string
  copied_from_id: string | null
  counterparty_id: string | null
  created_at: Instant
  created_by: string
  currency: Generated<'EUR' | 'USD' | 'GBP' | 'CHF' | 'CAD' | 'AED' | 'ARS' | 'AUD' | 'BRL' | 'CLP' | 'CNY' | 'COP' | 'CZK' | 'DKK' | 'DZD' | 'HKD' | 'HUF' | 'ILS' | 'INR' | 'JPY' | 'KRW' | 'MAD' | 'MXN' | 'NOK' | 'NZD' | 'PEN' | 'PLN' | 'RON' | 'SAR' | 'SEK' | 'SGD' | 'TRY' | 'XAF' | 'XOF' | 'XPF' | 'ZAR'>
  current_step_id: string | null
  direction: 'expense' | 'income' | 'both' | 'neutral' | null
  frozen_at: Instant | null
  id: string
  legal_entity_id: string | null
  lifecycle: Generated<Json>
  lock_kind: 'signature' | 'scan' | 'marked' | 'imported' | 'person' | null
  lock_reason: string | null
  lock_until: string | null
  locked_at: Instant | null
  locked_by: string | null
  original_active: Generated<Json>
  original_copy_sha256: string | null
  original_name: string | null
  original_sha256: string | null
  owner_id: string
  parent_id: string | null
  project_id: string
  reference: string
  renews_id: string | null
  scope: 'group' | 'national' | 'european' | 'international' | null
  signature_date: string | null
  signature_provider: 'local' | 'provider1' | 'provider2' | 'scan' | null
  status: 'DRAFT' | 'NEGOTIATION' | 'VALIDATION' | 'SIGNATURE' | 'SIGNED' | 'TERMINATED' | 'CANCELLED'
  template_id: string | null
  template_version: number | null
  text_id: string
  title: string
  updated_at: Instant
  workflow_id: string
}

export interface ContractAccess {
  company_id: string
  contract_id: string
  expires_at: Instant | null
  given_at: Instant
  given_by: string
  group_id: string | null
  id: string
  level: 'reader' | 'commenter' | 'suggester' | 'editor' | 'owner'
  person_id: string | null
}

export interface ContractAssignment {
  company_id: string
  contract_id: string
  person_id: string
  role: 'validator' | 'signatory'
}

export interface ContractCell {
  company_id: string
  contract_id: string
  field_id: string
  passage: string
  position: number
  value: Json
}

export interface ContractDatedFact {
  amount_incl_tax_cents: number | null
  amount_tier: number | null
  company_id: string
  contract_id: string
  counterparty_id: string | null
  created_on: string
  duration_days: number | null
  effective_date: string | null
  end_date: string | null
  exit_limit: string | null
  exit_on: string | null
  final_end: string | null
  from_day: string
  in_tacit_renewal: boolean
  is_archived: boolean
  is_renewable: boolean
  is_renewed: boolean
  is_retroactive: boolean
  legal_limit: string | null
  phase: string
  renewal_age: number | null
  renewal_type: string
  renewals_made: number
  send_by: string | null
  signature_date: string | null
  status: string
  status_detail: string
  tacit_renewal_duration: number | null
  term_number: number
  terminated_on: string | null
  termination_date: string | null
  to_day: string
  will_be_renewable: boolean
}

export interface ContractDatedState {
  amount_incl_tax_cents: number | null
  company_id: string
  contract_id: string
  contract_type_id: string
  counterparty_id: string | null
  created_on: string
  currency: string
  direction: string | null
  exists_from: string
  facts_until: Generated<string>
  folder_ids: string[]
  from_day: string
  id: Generated<string>
  is_archived: boolean
  is_assumed: Generated<boolean>
  legal_entity_id: string | null
  lifecycle: Json | null
  owner_id: string
  parent_id: string | null
  project_id: string
  recorded_as: string | null
  recorded_at: Instant
  recorded_by: string | null
  reference: string
  scope: string | null
  signature_provider: string | null
  status: string
  step_id: string | null
  title: string
  to_day: Generated<string>
}

export interface ContractEvidence {
  accepted_by: string | null
  company_id: string
  confidence: number
  contract_id: string
  document_sha256: string
  end_at: number
  field: string
  is_value: boolean
  page: number
  position: number
  quote: string
  rule: string
  sentence: string
  start_at: number
  value: Json
}

export interface ContractExport {
  company_id: string
  expires_at: Instant
  failure: Json | null
  file_name: string | null
  file_type: 'xlsx' | 'csv'
  id: string
  person_id: string
  query: Json
  requested_at: Instant
  row_count: number | null
  rows_done: Generated<number>
  rows_total: number | null
  sha256: string | null
  state: 'waiting' | 'ready' | 'failed'
}

export interface ContractFact {
  access_set_id: number | null
  amount_incl_tax_cents: number | null
  amount_tier: number | null
  company_id: string
  contract_id: string
  contract_type_id: string | null
  counterparty_id: string | null
  created_on: string | null
  department_id: string | null
  duration_days: number | null
  effective_date: string | null
  end_date: string | null
  exit_limit: string | null
  exit_on: string | null
  final_end: string | null
  foreseen_until: string
  in_tacit_renewal: boolean
  is_archived: boolean | null
  is_renewable: boolean
  is_renewed: boolean
  is_retroactive: boolean
  legal_limit: string | null
  owner_id: string | null
  parent_id: string | null
  phase: string
  project_id: string | null
  renewal_age: number | null
  renewal_type: 'none' | 'tacit' | 'withAgreement' | 'withNotice'
  renewals_made: number
  send_by: string | null
  signature_date: string | null
  signature_provider: string | null
  status: 'DRAFT' | 'NEGOTIATION' | 'VALIDATION' | 'validationSuspended' | 'readyToSign' | 'SIGNATURE' | 'SIGNED' | 'TERMINATED' | 'CANCELLED'
  status_detail: string
  tacit_renewal_duration: number | null
  term_number: number
  terminated_on: string | null
  termination_date: string | null
  will_be_renewable: boolean
}

export interface ContractField {
  company_id: string
  contract_id: string
  field_id: string
  value: Json
}

export interface ContractFolder {
  company_id: string
  contract_id: string
  folder_id: string
}

export interface ContractMonthEnd {
  access_set_id: number | null
  amount_incl_tax_cents: number | null
  amount_tier: number | null
  company_id: string
  contract_id: string
  contract_type_id: string | null
  counterparty_id: string | null
  created_on: string | null
  department_id: string | null
  direction: string | null
  duration_days: number | null
  effective_date: string | null
  end_date: string | null
  exit_limit: string | null
  exit_on: string | null
  from_month: string
  in_tacit_renewal: boolean
  is_archived: boolean
  is_renewable: boolean
  is_renewed: boolean
  is_retroactive: boolean
  legal_limit: string | null
  other_amount_cents: number | null
  other_currency: string | null
  owner_id: string | null
  parent_id: string | null
  phase: string
  project_id: string | null
  renewal_age: number | null
  renewal_type: string
  scope: string | null
  send_by: string | null
  signature_date: string | null
  signature_provider: string | null
  status: string
  status_detail: string
  tacit_renewal_duration: number | null
  term_number: number
  terminated_on: string | null
  termination_date: string | null
  until_month: Generated<string>
  will_be_renewable: boolean
}

export interface ContractNotice {
  applies_from: string | null
  cancel_reason: Generated<string>
  cancelled_by: string | null
  cancelled_on: string | null
  company_id: string
  contract_id: string
  ends_on: string | null
  given_by: 'us' | 'otherParty' | null
  id: string
  kind: 'nonRenewal' | 'earlyExit' | 'termination' | 'priceRevision'
  mode: 'registeredLetter' | 'electronicRegisteredLetter' | 'handDelivery' | 'bailiff' | 'email' | null
  recorded_at: Instant
  recorded_by: string | null
}

export interface ContractPhase {
  company_id: string
  contract_id: string
  end_date: string | null
  exit_limit: string | null
  exit_on: string | null
  final_end: string | null
  from_day: string
  in_tacit_renewal: boolean
  is_renewable: boolean
  is_renewed: boolean
  legal_limit: string | null
  phase: string
  renewal_age: number | null
  renewals_made: number
  send_by: string | null
  status: 'DRAFT' | 'NEGOTIATION' | 'VALIDATION' | 'validationSuspended' | 'readyToSign' | 'SIGNATURE' | 'SIGNED' | 'TERMINATED' | 'CANCELLED'
  status_detail: string
  tacit_renewal_duration: number | null
  term_number: number
  terminated_on: string | null
  termination_date: string | null
  will_be_renewable: boolean
}

export interface ContractRenewal {
  agreed_by: Generated<string>
  cancel_reason: Generated<string>
  cancelled_by: string | null
  cancelled_on: string | null
  company_id: string
  contract_id: string
  day: string
  from_day: string | null
  given_by: 'us' | 'otherParty' | null
  id: string
  kind: 'tacit' | 'agreement' | 'request' | 'refusal'
  reason: Generated<string>
  recorded_at: Instant
  recorded_by: string | null
  until: string | null
}

export interface ContractRenewalCorrection {
  agreed_by: string
  company_id: string
  contract_id: string
  corrected_at: Instant
  corrected_by: string | null
  day: string
  given_by: 'us' | 'otherParty' | null
  id: string
  reason: string
  renewal_id: string
  until: string | null
}

export interface ContractRow {
  company_id: string
  contract_id: string
  passage: string
  position: number
  previous: number | null
}

export interface ContractStep {
  company_id: string
  completed_at: Instant | null
  completed_by: string | null
  contract_id: string
  due_date: string | null
  is_due_counted: Generated<boolean>
  opened_at: Instant | null
  passed_over_at: Instant | null
  passed_over_by: string | null
  reminded_late: Generated<boolean>
  reminder_id: string | null
  step_id: string
}

export interface ContractType {
  alerts: Json | null
  company_id: string
  description: Generated<string>
  id: string
  playbook: Generated<Json>
  readiness: Generated<Json>
  regime: 'consumer' | 'insurance' | 'commercialLease' | null
  retention_note: Generated<string>
  retention_reason: Generated<'commercial' | 'consumer' | 'accounting' | 'realEstate' | 'other'>
  retention_years: number | null
  title: string
  workflow_id: string | null
}

export interface ContractUpload {
  active: Generated<Json>
  company_id: string
  copy_sha256: string | null
  created_at: Instant
  document: Json
  id: string
  name: string
  pages: number | null
  person_id: string
  places: Generated<Json>
  schema_version: number
  sha256: string
}

export interface ContractUse {
  company_id: string
  count: number
  part: 'type' | 'project' | 'party' | 'entity' | 'workflow' | 'running' | 'step' | 'runningStep' | 'passed' | 'field' | 'template'
  used_id: string
}

export interface ContractValidation {
  change_confirmed_by: string | null
  circuit_id: string | null
  company_id: string
  content_format: number
  content_hash: string
  content_left_out: Generated<string[]>
  contract_id: string
  departures: Generated<Json>
  ended_at: Instant | null
  id: string
  last_change_at: Instant | null
  replaces_id: string | null
  requested_at: Instant
  requested_by: string
  skipped_steps: Generated<Json>
  state: 'running' | 'accepted' | 'refused' | 'suspended' | 'fallen' | 'cancelled'
}

export interface ContractValidationStep {
  company_id: string
  due_date: string | null
  due_days: number | null
  due_reminded_at: Instant | null
  escalated_at: Instant | null
  id: string
  is_beside_previous: Generated<boolean>
  name: string
  position: number
  remind_on: string | null
  rule: 'oneOf' | 'all'
  validation_id: string
}

export interface ContractValidator {
  company_id: string
  person_id: string
  reminded_at: Instant | null
  reminded_by: string | null
  step_id: string
}

export interface ContractVersion {
  company_id: string
  content_hash: string
  contract_id: string
  id: string
  kept_at: Instant
  name: string | null
  number: number
}

export interface ContractVersionReason {
  company_id: string
  contract_id: string
  id: string
  kept_at: Instant
  kept_by: string | null
  kind: 'named' | 'validation' | 'shared' | 'read' | 'signature' | 'signed' | 'update' | 'restore'
  recipient_email: string | null
  recipient_name: string | null
  version_id: string
}

export interface ContractView {
  company_id: string
  created_at: Instant
  id: string
  name: string
  person_id: string
  place: number
  query: Json
  removed_at: Instant | null
  shows: 'list' | 'board'
}

export interface Counterparty {
  address: Generated<string>
  company_id: string
  created_at: Instant
  email: string | null
  id: string
  kind: Generated<'professional' | 'consumer'>
  name: string
  siren: string | null
  siret: string | null
  vat_number: string | null
}

export interface CounterpartyApart {
  company_id: string
  counterparty_id: string
  decided_at: Instant
  decided_by: string
  other_id: string
}

export interface CounterpartyContact {
  company_id: string
  counterparty_id: string
  email: Generated<string>
  id: string
  name: string
  phone: Generated<string>
  position: number
  role: Generated<string>
}

export interface DashboardCell {
  amount_cents: number
  company_id: string
  count: number
  detail: string
  duration_days: number
  is_folded: Generated<boolean>
  key: string
  marked: number
  part: string
  with_duration: number
  with_limit: number
}

export interface DeadlineAlert {
  company_id: string
  contract_id: string
  id: string
  key: string
  kind: string
  raised_at: Instant
  target: string
  withdrawn_at: Instant | null
}

export interface Delegation {
  company_id: string
  created_at: Instant
  created_by: string
  delegate_id: string
  ended_at: Instant | null
  ended_by: string | null
  ends_on: string
  id: string
  person_id: string
  starts_on: string
}

export interface File {
  company_id: string
  created_at: Instant
  media_type: string
  sha256: string
  size_bytes: number
  unreferenced_since: Instant | null
}

export interface FileAlarm {
  company_id: string
  raised_on: string
  sha256: string
}

export interface Folder {
  company_id: string
  id: string
  name: string
  owner_id: string | null
  parent_id: string | null
  path: Generated<string>
  searched: Generated<string>
}

export interface FolderGrant {
  company_id: string
  everyone: Generated<boolean>
  folder_id: string
  grant: 'read' | 'edit'
  group_id: string | null
  id: string
  person_id: string | null
}

export interface FolderMonthEnd {
  company_id: string
  folder_id: string
  from_month: string
  parent_id: string | null
  until_month: Generated<string>
}

export interface GroupMember {
  company_id: string
  group_id: string
  person_id: string
}

export interface GuestSession {
  company_id: string
  created_at: Instant
  ended_at: Instant | null
  expires_at: Instant
  id: string
  questionnaire_id: string | null
  share_id: string | null
  signatory_id: string | null
  token_hash: Buffer
  user_agent: Generated<string>
}

export interface Import {
  company_id: string
  confirmed_at: Instant | null
  confirmed_by: string | null
  created_at: Instant
  created_by: string
  failure: Json | null
  id: string
  name: string
  paused_at: Instant | null
  paused_by: string | null
  profile_id: string | null
  rules: Generated<Json>
  second_reader: Json | null
  state: 'receiving' | 'received' | 'reading' | 'toMap' | 'planning' | 'toReview' | 'creating' | 'done' | 'failed' | 'cancelled' | 'undoing' | 'undone'
  state_since: Instant
  steps_done: Generated<number>
  steps_total: Generated<number>
  undo_also: string[] | null
  undone_at: Instant | null
  undone_by: string | null
}

export interface ImportCreation {
  company_id: string
  import_id: string
  noun: 'counterparty' | 'contractType' | 'project' | 'folder' | 'legalEntity'
  object_id: string
}

export interface ImportEntry {
  active: Json | null
  attempts: Generated<number>
  belongs_to_contract_id: string | null
  belongs_to_position: number | null
  company_id: string
  copy_sha256: string | null
  import_id: string
  kind: 'pdf' | 'word' | 'image' | 'spreadsheet' | 'other' | null
  locale: 'fr' | 'en' | 'es' | null
  packed: Json | null
  pages: number | null
  path: string
  position: number
  refusal: Json | null
  role: 'contract' | 'attachment' | 'amendment' | 'duplicate' | 'ignored' | null
  role_by: 'rule' | 'person' | null
  same_as_contract_id: string | null
  same_as_position: number | null
  second_dropped: Generated<Json>
  second_refusal: string | null
  second_state: 'waiting' | 'read' | 'left' | null
  sha256: string | null
  shingles: number[] | null
  size_bytes: number
  source_id: string
  state: 'waiting' | 'kept' | 'left' | 'nothing'
  terms: Json | null
  terms_version: number | null
  text_state: 'read' | 'partial' | 'none' | 'unreadable' | null
  title: string | null
}

export interface ImportIndex {
  company_id: string
  header: string[]
  import_id: string
  name: string
  read_at: Instant
}

export interface ImportIndexRow {
  cells: string[]
  company_id: string
  import_id: string
  line: number
}

export interface ImportJudgement {
  batch_id: string | null
  before: Json
  company_id: string
  field: string
  import_id: string
  judged_at: Instant
  judged_by: string
  number: number
  position: number
  reason: 'wrongValue' | 'wrongField' | 'notInContract' | 'other' | null
  rule: string | null
  text: string | null
  verdict: 'accepted' | 'corrected' | 'rejected'
}

export interface ImportPage {
  body: string
  company_id: string
  import_id: string
  page: number
  position: number
}

export interface ImportProfile {
  company_id: string
  created_at: Instant
  created_by: string
  id: string
  name: string
  rules: Json
}

export interface ImportRow {
  attachment_id: string | null
  company_id: string
  contract_id: string | null
  decided: 'create' | 'skip' | null
  dismissed: Generated<string[]>
  import_id: string
  index_line: number | null
  kind: 'contract' | 'amendment' | 'attachment'
  limit_kind: 'preventRenewal' | 'obtainRenewal' | 'exit' | 'end' | 'ended' | 'open' | 'unknown' | null
  limit_lacks: Generated<string[]>
  near: Generated<Json>
  next_limit: string | null
  position: number
  proposals: Generated<Json>
  refusal: Json | null
  reviewed_at: Instant | null
  reviewed_by: string | null
  selected: Generated<Json>
  state: 'toCreate' | 'toComplete' | 'skipped' | 'created' | 'left'
  taken_by: string | null
  taken_until: Instant | null
  values: Json
}

export interface ImportRuleOff {
  company_id: string
  off_at: Instant
  off_by: string
  rule: string
}

export interface ImportSource {
  company_id: string
  completed_at: Instant | null
  created_at: Instant
  id: string
  import_id: string
  kind: 'zip' | 'file'
  path: string
  received_bytes: Generated<number>
  refusal: Json | null
  sha256: string | null
  size_bytes: number
}

export interface Integration {
  company_id: string
  kept: string[]
  secret: Json
  service: 'provider1' | 'provider2' | 'sharing' | 'secondReader'
  shown: Json
  updated_at: Instant
  updated_by: string
}

export interface InvitationLine {
  asked_by: string
  company_id: string
  email: string
  first_name: string
  group_names: string[]
  last_name: string
  line: number
  list_id: string
  position: number
  refusal: Json | null
  role_name: string
  state: 'waiting' | 'invited' | 'toCorrect' | 'passedOver' | 'setAside'
}

export interface InvitationLink {
  company_id: string
  created_at: Instant
  expires_at: Instant
  id: string
  questionnaire_id: string | null
  revoked_at: Instant | null
  share_id: string | null
  signatory_id: string | null
  token_hash: Buffer
}

export interface InvitationList {
  company_id: string
  created_at: Instant
  created_by: string
  group_ids: string[]
  id: string
  locale: 'fr' | 'en' | 'es'
  mails_later: Generated<number>
  mails_until: string | null
  role_id: string
  send_on: string | null
}

export interface JoiningLink {
  company_id: string
  created_at: Instant
  email: string
  expires_at: Instant
  id: string
  locale: 'fr' | 'en' | 'es'
  revoked_at: Instant | null
  token_hash: Buffer
  used_at: Instant | null
}

export interface KeptContent {
  company_id: string
  content: string
  content_hash: string
  contract_id: string
  kept_at: Instant
  part_ids: string[]
  schema_version: number
}

export interface KeptContentFile {
  company_id: string
  content_hash: string
  contract_id: string
  sha256: string
}

export interface LegalEntity {
  address: Generated<string>
  company_id: string
  id: string
  name: string
  siren: string | null
  siret: string | null
  vat_number: string | null
}

export interface LimitDecision {
  asked_again_at: Instant | null
  choice: 'renew' | 'renegotiate' | 'end' | 'leave' | 'stay' | 'later'
  company_id: string
  contract_id: string
  decided_at: Instant
  decided_by: string
  ended_as: 'replaced' | 'limitMoved' | 'limitGone' | 'exitNotified' | null
  ended_at: Instant | null
  exit_on: string | null
  id: string
  later_until: string | null
  legal_limit: string
  meaning: 'preventRenewal' | 'obtainRenewal' | null
  moved_to: string | null
  prudent_limit: string
  reason: string
  term_number: number | null
}

export interface LimitEscalation {
  about: 'term' | 'exit'
  company_id: string
  contract_id: string
  escalated_at: Instant
  prudent_limit: string
  step: 'manager' | 'group' | 'administrators'
}

export interface Mail {
  asked_by: string | null
  attachments: Generated<Json>
  company_id: string | null
  contract_id: string | null
  created_at: Instant
  failed_at: Instant | null
  failure: 'refused' | 'expired' | null
  html_body: string
  id: string
  last_error: string | null
  leaves_at: Instant | null
  message_id: string
  recipient: string
  secret_body: Json | null
  sent_at: Instant | null
  state: Generated<'queued' | 'sent' | 'failed'>
  subject: string
  text_body: string
}

export interface MonthEndCell {
  amount_cents: number
  company_id: string
  count: number
  detail: string
  duration_days: number
  key: string
  marked: number
  month: string
  part: string
  with_duration: number
  with_limit: number
}

export interface MonthEndProgress {
  after_contract_id: string | null
  company_id: string
  exits_from: Generated<string>
  first_month: string
  is_counting: Generated<boolean>
  through: string
}

export interface MonthEndSettled {
  company_id: string
  contract_id: string
  through: string
}

export interface NoticeLetter {
  company_id: string
  content: Json
  contract_id: string
  locale: 'fr' | 'en' | 'es'
  notice_id: string
  sha256: string
  size_bytes: number
  written_at: Instant
  written_by: string
}

export interface NoticeProof {
  company_id: string
  contract_id: string
  copy_sha256: string | null
  day: string
  file_name: string | null
  id: string
  kind: 'deposit' | 'presentation' | 'receipt' | 'refusal' | 'nonCollection' | null
  media_type: string | null
  notice_id: string | null
  recorded_at: Instant
  recorded_by: string | null
  renewal_id: string | null
  sha256: string | null
  size_bytes: number | null
  withdrawn_at: Instant | null
  withdrawn_by: string | null
}

export interface Notification {
  company_id: string
  contract_id: string | null
  created_at: Instant
  id: string
  mail_id: string | null
  mailed_as: 'none' | 'instant' | 'daily' | 'weekly' | null
  mailed_at: Instant | null
  mailing: Generated<'done' | 'daily' | 'weekly'>
  params: Generated<Json>
  person_id: string
  read_at: Instant | null
  type: string
}

export interface Passkey {
  company_id: string
  counter: number
  created_at: Instant
  credential_id: Buffer
  id: string
  is_backed_up: boolean
  is_synced: boolean
  last_used_at: Instant | null
  name: string
  person_id: string
  public_key: Buffer
  transports: string[]
}

export interface PasskeyChallenge {
  challenge: Buffer
  company_id: string
  created_at: Instant
  expires_at: Instant
  id: string
  pending_sign_in_id: string | null
  session_id: string | null
}

export interface PendingMembership {
  company_id: string
  group_id: string
  person_id: string
  requested_at: Instant
  requested_by: string
}

export interface PendingSignIn {
  company_id: string
  created_at: Instant
  expires_at: Instant
  id: string
  person_id: string
  remember: boolean
  token_hash: Buffer
}

export interface Person {
  company_id: string
  created_at: Instant
  email: string
  email_confirmed_at: Instant | null
  first_name: Generated<string>
  id: string
  invitation_due_on: string | null
  invited_at: Instant | null
  invited_by: string | null
  last_name: Generated<string>
  locale: Generated<'fr' | 'en' | 'es'>
  main_group_id: string | null
  manager_id: string | null
  outlook_on: string | null
  password_hash: string | null
  phone: Generated<string>
  picture_sha256: string | null
  role_id: string
  searched: Generated<string>
  status: 'pending' | 'active' | 'blocked'
}

export interface PersonGroup {
  company_id: string
  description: Generated<string>
  id: string
  name: string
}

export interface PersonPreference {
  company_id: string
  deadline_status: 'never' | 'instant' | 'daily' | 'weekly'
  person_id: string
  quiet_hours: Json | null
  renewal_period: 'never' | 'instant' | 'daily' | 'weekly'
  renewal_period_days: number | null
  show_reset_password: boolean
  update_status: 'never' | 'instant' | 'daily' | 'weekly'
  validation_status: 'never' | 'instant' | 'daily' | 'weekly'
  weekly_outlook: Generated<boolean>
}

export interface PlaybookException {
  accepted_at: Instant
  accepted_by: string
  clause_id: string
  company_id: string
  contract_id: string
  reason: string
  verdict: 'forbidden' | 'refused' | 'missing' | 'changed'
  words_hash: string | null
}

export interface Project {
  company_id: string
  created_at: Instant
  description: Generated<string>
  id: string
  title: string
}

export interface ProofReading {
  body: Generated<string>
  company_id: string
  contract_id: string
  copy_sha256: string | null
  file_name: string
  id: string
  left_out: Generated<number>
  media_type: string
  notice_id: string
  scanned_pages: Generated<number[]>
  sha256: string
  size_bytes: number
  state: 'reading' | 'read' | 'noText' | 'notRead'
  uploaded_at: Instant
  uploaded_by: string
}

export interface Questionnaire {
  answers: Generated<Json>
  asked_at: Instant
  asked_by: string
  company_id: string
  contract_id: string
  draft: Generated<Json>
  due_on: string | null
  email: string
  ended: 'taken' | 'withdrawn' | null
  ended_at: Instant | null
  ended_by: string | null
  expires_at: Instant
  id: string
  invited_at: Instant
  last_opened_at: Instant | null
  locale: 'fr' | 'en' | 'es'
  message: string
  name: string
  questions: Json
  returned_word: string | null
  sent_at: Instant | null
  taken: Generated<Json>
}

export interface RateLimit {
  hits: number
  key: string
  window_started_at: Instant
}

export interface RecordRevision {
  changed_at: Instant
  changed_by: string
  company_id: string
  number: number
  record_id: string
}

export interface RecoveryCode {
  code_hash: Buffer
  company_id: string
  created_at: Instant
  id: string
  person_id: string
  used_at: Instant | null
}

export interface ReferenceCounter {
  company_id: string
  last_value: number
  year: number
}

export interface RemovedObject {
  company_id: string
  content: Json
  id: string
  kind: string
  label: string
  object_id: string
  removed_at: Instant
  removed_by: string
}

export interface Role {
  company_id: string
  description: Generated<string>
  id: string
  is_default: Generated<boolean>
  key: string | null
  kind: 'system' | 'custom'
  name: string
  permissions: Generated<string[]>
}

export interface ScannedPage {
  attempts: Generated<number>
  claimed_at: Instant | null
  company_id: string
  confidence: number | null
  contract_id: string
  engine: 'native' | 'packaged' | null
  failure: 'tooLarge' | 'tooComplex' | 'damaged' | 'interrupted' | null
  left_out: number | null
  page: number
  read_at: Instant | null
  state: 'waiting' | 'reading' | 'recognised' | 'illegible' | 'failed'
  turn_at: Instant
  words: Json | null
}

export interface SealingAuthority {
  certificate: Buffer
  id: Generated<boolean>
  private_key: Json
  valid_from: Instant
  valid_until: Instant
}

export interface SectionClause {
  clause_id: string
  company_id: string
  is_whole: boolean
  kept_at: Instant | null
  kept_by: string | null
  kept_hash: string | null
  kept_reason: string | null
  section_id: string
  standing: 'same' | 'changed' | 'gone'
  text_id: string
  version: number
}

export interface SectionVersion {
  audience: 'collaborators' | 'thirdParties' | 'anyone'
  company_id: string
  content: Json
  saved_at: Instant
  saved_by: string | null
  schema_version: number
  section_id: string
  text_id: string
  title: string
  version: number
}

export interface Session {
  company_id: string
  created_at: Instant
  ended_at: Instant | null
  expires_at: Instant
  id: string
  last_seen_at: Instant
  person_id: string
  remember: boolean
  rotated_at: Instant
  user_agent: Generated<string>
}

export interface SignUpDomain {
  company_id: string
  domain: string
}

export interface SignUpRequest {
  company_name: string
  created_at: Instant
  email: string
  expires_at: Instant
  first_name: string
  id: string
  last_name: string
  locale: 'fr' | 'en' | 'es'
  token_hash: Buffer | null
  used_at: Instant | null
}

export interface Signatory {
  company_id: string
  consent_text: string | null
  consented_at: Instant | null
  email: string
  id: string
  ip_address: string | null
  kind: 'external' | 'internal'
  locale: 'fr' | 'en' | 'es'
  name: string
  person_id: string | null
  placement: Json | null
  position: number
  request_id: string
  role: Generated<string>
  signature_kind: 'typed' | 'drawn' | null
  signature_sha256: string | null
  signature_text: string | null
  signed_at: Instant | null
  state: 'waiting' | 'invited' | 'viewed' | 'signed'
  user_agent: string | null
}

export interface SignatoryEvent {
  action: 'invited' | 'opened' | 'displayed' | 'read' | 'consented' | 'codeSent' | 'codeVerified' | 'signed'
  at: Instant
  company_id: string
  document_sha256: string | null
  ip_address: string | null
  number: Generated<number>
  pages: number | null
  signatory_id: string
}

export interface SignatureRequest {
  audit_hash: Buffer | null
  audit_sequence: number | null
  cancelled_at: Instant | null
  cancelled_by: string | null
  company_id: string
  completed_at: Instant | null
  content_format: number
  content_hash: string
  content_left_out: Generated<string[]>
  contract_id: string
  document_pages: number
  document_sha256: string
  id: string
  notice_id: string | null
  provider: Generated<'local' | 'scan'>
  refusal_reason: string | null
  reminded_at: Instant | null
  requested_at: Instant
  requested_by: string
  seal_attempts: Generated<number>
  seal_level: 'B-B' | 'B-T' | null
  sealed_at: Instant | null
  sealed_sha256: string | null
  shown_schema_version: number
  shown_text: Json
  state: 'out' | 'sealing' | 'sealed' | 'scanned' | 'cancelled'
}

export interface SignedDocument {
  company_id: string
  contract_id: string
  locale: 'fr' | 'en' | 'es'
  origin: Generated<'sealed' | 'scan' | 'imported'>
  pages: number | null
  read_at: Instant | null
  sha256: string
  shingles: number[] | null
  signed_at: Instant
  state: 'waiting' | 'recognising' | 'read' | 'partial' | 'empty' | 'unreadable'
}

export interface SignedScan {
  active: Json
  company_id: string
  contract_id: string
  copy_sha256: string | null
  filed_at: Instant | null
  filed_by: string | null
  id: string
  name: string
  pages: number
  sha256: string
  uploaded_at: Instant
  uploaded_by: string
}

export interface SigningCode {
  code_hash: Buffer
  company_id: string
  created_at: Instant
  document_sha256: string | null
  expires_at: Instant
  id: string
  purpose: 'open' | 'sign'
  questionnaire_id: string | null
  share_id: string | null
  signatory_id: string | null
  tries: Generated<number>
  used_at: Instant | null
}

export interface StatedSignatory {
  company_id: string
  contract_id: string
  name: string
  position: number
  side: 'company' | 'counterparty' | null
}

export interface StorageChange {
  bytes: number
  company_id: string
  id: Generated<number>
}

export interface TaggedField {
  choices: Generated<string[]>
  company_id: string
  description: Generated<string>
  formula: string | null
  formula_variables: Generated<string[]>
  id: string
  is_limited: Generated<boolean>
  is_management: Generated<boolean>
  is_metadata: Generated<boolean>
  kind: 'system' | 'custom'
  label: string
  owner_id: string | null
  position: number
  required: Generated<boolean>
  type: 'text' | 'longText' | 'number' | 'amount' | 'percentage' | 'date' | 'duration' | 'yesNo' | 'singleChoice' | 'multipleChoice' | 'person' | 'counterparty' | 'address'
  variable: string
}

export interface TaggedFieldCondition {
  company_id: string
  field_id: string
  on_field_id: string
  operator: 'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte' | 'filled'
  position: number
  value: Json | null
}

export interface TaggedFieldFolder {
  company_id: string
  field_id: string
  folder_id: string
}

export interface Task {
  company_id: string
  contract_id: string
  created_at: Instant
  ended_at: Instant | null
  handed_over_by: string | null
  handed_over_from: string | null
  id: string
  kind: 'validate' | 'sign' | 'fileScan' | 'readRefusal' | 'decideOnDeadline' | 'completeStep' | 'answerRequest' | 'reviewOwner' | 'meetCondition' | 'confirmCondition' | 'signLetter'
  person_id: string
  snoozed_until: string | null
  status: 'TODO' | 'DONE' | 'TERMINATED'
  subject_id: string
  workflow_step_id: string | null
}

export interface TaskRequest {
  answer: string | null
  answered_at: Instant | null
  answered_by: string | null
  company_id: string
  contract_id: string
  due_on: string | null
  due_reminded_at: Instant | null
  id: string
  late_reported_at: Instant | null
  late_told_at: Instant | null
  note: Generated<string>
  requested_at: Instant
  requested_by: string
  title: string
  withdrawn_at: Instant | null
}

export interface Template {
  category_id: string | null
  circuit_id: string | null
  company_id: string
  contract_type_id: string | null
  created_at: Instant
  created_by: string | null
  description: Generated<string>
  field_values: Generated<Json>
  id: string
  is_changed: Generated<boolean>
  is_restricted: Generated<boolean>
  lifecycle: Generated<Json>
  managed_at: Instant
  name: Generated<string>
  published_version: number | null
  questions: Generated<Json>
  retired_at: Instant | null
  retired_by: string | null
  source_sections: Generated<Json>
  text_id: string
  title: string
  translated_from: string | null
  updated_at: Instant
  workflow_id: string | null
}

export interface TemplateFile {
  active: Json
  added_at: Instant
  added_by: string
  company_id: string
  copy_sha256: string | null
  file_name: string
  id: string
  media_type: string
  name: string
  page_count: number
  position: number
  print_obstacle: 'kind' | 'protected' | 'signed' | 'undrawable' | 'tooLong' | null
  sha256: string
  size_bytes: number
  template_id: string
}

export interface TemplateFolder {
  company_id: string
  folder_id: string
  template_id: string
}

export interface TemplateGroup {
  company_id: string
  group_id: string
  template_id: string
}

export interface TemplatePerson {
  company_id: string
  person_id: string
  template_id: string
}

export interface TemplateVersion {
  company_id: string
  document: Json
  field_values: Generated<Json>
  lifecycle: Generated<Json>
  locale: 'fr' | 'en' | 'es'
  note: Generated<string>
  number: number
  passages: Generated<Json>
  published_at: Instant
  published_by: string | null
  questions: Generated<Json>
  schema_version: number
  template_id: string
  variables: Generated<Json>
}

export interface TemplateVersionFile {
  active: Json
  added_at: Instant
  added_by: string
  company_id: string
  copy_sha256: string | null
  file_name: string
  id: string
  media_type: string
  name: string
  number: number
  page_count: number
  position: number
  print_obstacle: string | null
  sha256: string
  size_bytes: number
  template_id: string
}

export interface TermCorrection {
  changes: Json
  company_id: string
  contract_id: string
  corrected_at: Instant
  corrected_by: string
  id: string
  reason: string
}

export interface Text {
  company_id: string
  id: string
  locale: 'fr' | 'en' | 'es'
  numbering: 'none' | 'digital' | 'articles' | 'roman' | 'alphabetical'
}

export interface TextBlock {
  company_id: string
  description: Generated<string>
  id: string
  kind: 'body' | 'annex' | 'signature'
  lock_reason: string | null
  lock_until: string | null
  locked_at: Instant | null
  locked_by: string | null
  name: string
  position: number
  removed_at: Instant | null
  text_id: string
}

export interface TextImage {
  company_id: string
  sha256: string
  text_id: string
  uploaded_at: Instant
  uploaded_by: string
}

export interface TextPage {
  body: string
  company_id: string
  contract_id: string
  locale: 'fr' | 'en' | 'es'
  page: number
  words: string
}

export interface TextSection {
  audience: Generated<'collaborators' | 'thirdParties' | 'anyone'>
  block_id: string
  company_id: string
  content: Json
  description: Generated<string>
  id: string
  is_numbered: Generated<boolean>
  level: number
  locked_at: Instant | null
  locked_by: string | null
  position: number
  removed_at: Instant | null
  schema_version: number
  sitting_of: string | null
  text_id: string
  title: string
  updated_at: Instant
  updated_by: string | null
  version: Generated<number>
}

export interface ThirdPartyShare {
  company_id: string
  contract_id: string
  email: string
  expires_at: Instant | null
  id: string
  invited_at: Instant
  last_opened_at: Instant | null
  level: 'reader' | 'commenter' | 'suggester'
  locale: 'fr' | 'en' | 'es'
  name: string
  revoked_at: Instant | null
  revoked_by: string | null
  shared_at: Instant
  shared_by: string
}

export interface TotpFactor {
  company_id: string
  confirmed_at: Instant | null
  created_at: Instant
  id: string
  last_step: number | null
  last_used_at: Instant | null
  person_id: string
  secret: Json
}

export interface ValidationCircuit {
  company_id: string
  id: string
  is_imposed: Generated<boolean>
  title: string
  type_ids: Generated<string[]>
  updated_at: Instant
  workflow_step_id: string
}

export interface ValidationCircuitStep {
  circuit_id: string
  company_id: string
  conditions: Generated<Json>
  due_days: number | null
  id: string
  is_beside_previous: Generated<boolean>
  name: string
  position: number
  rule: 'oneOf' | 'all'
}

export interface ValidationCircuitValidator {
  company_id: string
  group_id: string | null
  id: string
  person_id: string | null
  step_id: string
}

export interface ValidationCondition {
  company_id: string
  confirmed_at: Instant | null
  confirmed_by: string | null
  contract_id: string
  decision_id: string
  id: string
  instead_reason: string | null
  met_at: Instant | null
  met_by: string | null
  met_comment: Generated<string>
  rejected_at: Instant | null
  rejected_by: string | null
  rejected_comment: Generated<string>
  set_at: Instant
  words: string
}

export interface ValidationDecision {
  cancelled_at: Instant | null
  company_id: string
  content_hash: string
  decided_at: Instant
  decided_by: string | null
  decision: 'accepted' | 'refused'
  id: string
  person_id: string
  reason: Generated<string>
  step_id: string
}

export interface Workflow {
  company_id: string
  id: string
  is_default: Generated<boolean>
  name: string
  needs_playbook: Generated<boolean>
  version: Generated<number>
}

export interface WorkflowStep {
  colour: string
  company_id: string
  created_at: Generated<Instant>
  description: Generated<string>
  due_days: number | null
  id: string
  is_required: Generated<boolean>
  kind: 'drafting' | 'negotiation' | 'validation' | 'signature' | 'followUp'
  name: string
  position: number
  removed_at: Instant | null
  workflow_id: string
}

export interface DB {
  access_set: AccessSet
  access_set_member: AccessSetMember
  account_link: AccountLink
  alert_answer: AlertAnswer
  alert_delivery: AlertDelivery
  amendment_patch: AmendmentPatch
  attachment: Attachment
  attachment_version: AttachmentVersion
  audit_check: AuditCheck
  audit_event: AuditEvent
  audit_head: AuditHead
  browser_token: BrowserToken
  calendar_entry: CalendarEntry
  calendar_feed: CalendarFeed
  category: Category
  clause: Clause
  clause_folder: ClauseFolder
  clause_reading: ClauseReading
  clause_report: ClauseReport
  clause_version: ClauseVersion
  company: Company
  company_seal: CompanySeal
  contract: Contract
  contract_access: ContractAccess
  contract_assignment: ContractAssignment
  contract_cell: ContractCell
  contract_dated_fact: ContractDatedFact
  contract_dated_state: ContractDatedState
  contract_evidence: ContractEvidence
  contract_export: ContractExport
  contract_fact: ContractFact
  contract_field: ContractField
  contract_folder: ContractFolder
  contract_month_end: ContractMonthEnd
  contract_notice: ContractNotice
  contract_phase: ContractPhase
  contract_renewal: ContractRenewal
  contract_renewal_correction: ContractRenewalCorrection
  contract_row: ContractRow
  contract_step: ContractStep
  contract_type: ContractType
  contract_upload: ContractUpload
  contract_use: ContractUse
  contract_validation: ContractValidation
  contract_validation_step: ContractValidationStep
  contract_validator: ContractValidator
  contract_version: ContractVersion
  contract_version_reason: ContractVersionReason
  contract_view: ContractView
  counterparty: Counterparty
  counterparty_apart: CounterpartyApart
  counterparty_contact: CounterpartyContact
  dashboard_cell: DashboardCell
  deadline_alert: DeadlineAlert
  delegation: Delegation
  file: File
  file_alarm: FileAlarm
  folder: Folder
  folder_grant: FolderGrant
  folder_month_end: FolderMonthEnd
  group_member: GroupMember
  guest_session: GuestSession
  import: Import
  import_creation: ImportCreation
  import_entry: ImportEntry
  import_index: ImportIndex
  import_index_row: ImportIndexRow
  import_judgement: ImportJudgement
  import_page: ImportPage
  import_profile: ImportProfile
  import_row: ImportRow
  import_rule_off: ImportRuleOff
  import_source: ImportSource
  integration: Integration
  invitation_line: InvitationLine
  invitation_link: InvitationLink
  invitation_list: InvitationList
  joining_link: JoiningLink
  kept_content: KeptContent
  kept_content_file: KeptContentFile
  legal_entity: LegalEntity
  limit_decision: LimitDecision
  limit_escalation: LimitEscalation
  mail: Mail
  month_end_cell: MonthEndCell
  month_end_progress: MonthEndProgress
  month_end_settled: MonthEndSettled
  notice_letter: NoticeLetter
  notice_proof: NoticeProof
  notification: Notification
  passkey: Passkey
  passkey_challenge: PasskeyChallenge
  pending_membership: PendingMembership
  pending_sign_in: PendingSignIn
  person: Person
  person_group: PersonGroup
  person_preference: PersonPreference
  playbook_exception: PlaybookException
  project: Project
  proof_reading: ProofReading
  questionnaire: Questionnaire
  rate_limit: RateLimit
  record_revision: RecordRevision
  recovery_code: RecoveryCode
  reference_counter: ReferenceCounter
  removed_object: RemovedObject
  role: Role
  scanned_page: ScannedPage
  sealing_authority: SealingAuthority
  section_clause: SectionClause
  section_version: SectionVersion
  session: Session
  sign_up_domain: SignUpDomain
  sign_up_request: SignUpRequest
  signatory: Signatory
  signatory_event: SignatoryEvent
  signature_request: SignatureRequest
  signed_document: SignedDocument
  signed_scan: SignedScan
  signing_code: SigningCode
  stated_signatory: StatedSignatory
  storage_change: StorageChange
  tagged_field: TaggedField
  tagged_field_condition: TaggedFieldCondition
  tagged_field_folder: TaggedFieldFolder
  task: Task
  task_request: TaskRequest
  template: Template
  template_file: TemplateFile
  template_folder: TemplateFolder
  template_group: TemplateGroup
  template_person: TemplatePerson
  template_version: TemplateVersion
  template_version_file: TemplateVersionFile
  term_correction: TermCorrection
  text: Text
  text_block: TextBlock
  text_image: TextImage
  text_page: TextPage
  text_section: TextSection
  third_party_share: ThirdPartyShare
  totp_factor: TotpFactor
  validation_circuit: ValidationCircuit
  validation_circuit_step: ValidationCircuitStep
  validation_circuit_validator: ValidationCircuitValidator
  validation_condition: ValidationCondition
  validation_decision: ValidationDecision
  workflow: Workflow
  workflow_step: WorkflowStep
}
