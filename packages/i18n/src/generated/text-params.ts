// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

import type { AccessPanelTexts } from './access-panel-texts.ts'
import type { ActivityPanelTexts } from './activity-panel-texts.ts'
import type { ActivityTexts } from './activity-texts.ts'
import type { AdministrationTexts } from './administration-texts.ts'
import type { AuditScreenTexts } from './audit-screen-texts.ts'
import type { AuditTexts } from './audit-texts.ts'
import type { AuthRecoveryTexts } from './auth-recovery-texts.ts'
import type { AuthTexts } from './auth-texts.ts'
import type { CategoriesTexts } from './categories-texts.ts'
import type { CircuitsTexts } from './circuits-texts.ts'
import type { CommonTexts } from './common-texts.ts'
import type { ContractListTexts } from './contract-list-texts.ts'
import type { ContractTypesTexts } from './contract-types-texts.ts'
import type { ContractsTexts } from './contracts-texts.ts'
import type { CounterpartiesTexts } from './counterparties-texts.ts'
import type { DashboardScreenTexts } from './dashboard-screen-texts.ts'
import type { DashboardTexts } from './dashboard-texts.ts'
import type { DeadlinesPanelTexts } from './deadlines-panel-texts.ts'
import type { DeadlinesTexts } from './deadlines-texts.ts'
import type { DefaultsTexts } from './defaults-texts.ts'
import type { DelegationsTexts } from './delegations-texts.ts'
import type { DocumentImportTexts } from './document-import-texts.ts'
import type { EditorTexts } from './editor-texts.ts'
import type { EvidenceTexts } from './evidence-texts.ts'
import type { ExportsTexts } from './exports-texts.ts'
import type { FoldersTexts } from './folders-texts.ts'
import type { GroupsTexts } from './groups-texts.ts'
import type { LandingTexts } from './landing-texts.ts'
import type { LegalEntitiesTexts } from './legal-entities-texts.ts'
import type { LifelineTexts } from './lifeline-texts.ts'
import type { MailboxTexts } from './mailbox-texts.ts'
import type { MailsAccountTexts } from './mails-account-texts.ts'
import type { MailsTexts } from './mails-texts.ts'
import type { NewContractTexts } from './new-contract-texts.ts'
import type { NewPasswordTexts } from './new-password-texts.ts'
import type { NotificationsTexts } from './notifications-texts.ts'
import type { OptionsCompanyTexts } from './options-company-texts.ts'
import type { OptionsIntegrationsTexts } from './options-integrations-texts.ts'
import type { OptionsPreferencesTexts } from './options-preferences-texts.ts'
import type { OptionsSecurityTexts } from './options-security-texts.ts'
import type { OptionsTexts } from './options-texts.ts'
import type { PdfTexts } from './pdf-texts.ts'
import type { PeopleTexts } from './people-texts.ts'
import type { PermissionsTexts } from './permissions-texts.ts'
import type { ProjectsTexts } from './projects-texts.ts'
import type { RefusalsAccountTexts } from './refusals-account-texts.ts'
import type { RefusalsDeadlinesTexts } from './refusals-deadlines-texts.ts'
import type { RefusalsDocumentTexts } from './refusals-document-texts.ts'
import type { RefusalsFilesTexts } from './refusals-files-texts.ts'
import type { RefusalsFiltersTexts } from './refusals-filters-texts.ts'
import type { RefusalsFlowsTexts } from './refusals-flows-texts.ts'
import type { RefusalsFoldersTexts } from './refusals-folders-texts.ts'
import type { RefusalsLibraryTexts } from './refusals-library-texts.ts'
import type { RefusalsPeopleTexts } from './refusals-people-texts.ts'
import type { RefusalsSharingTexts } from './refusals-sharing-texts.ts'
import type { RefusalsSignatureTexts } from './refusals-signature-texts.ts'
import type { RefusalsSigningTexts } from './refusals-signing-texts.ts'
import type { RefusalsTexts } from './refusals-texts.ts'
import type { RemovalsTexts } from './removals-texts.ts'
import type { RolesTexts } from './roles-texts.ts'
import type { SearchScreenTexts } from './search-screen-texts.ts'
import type { SharedContractTexts } from './shared-contract-texts.ts'
import type { SharingTexts } from './sharing-texts.ts'
import type { ShellTexts } from './shell-texts.ts'
import type { SigningPanelTexts } from './signing-panel-texts.ts'
import type { SigningTexts } from './signing-texts.ts'
import type { TaggedFieldsTexts } from './tagged-fields-texts.ts'
import type { TasksTexts } from './tasks-texts.ts'
import type { ValidationTexts } from './validation-texts.ts'
import type { WorkflowsTexts } from './workflows-texts.ts'

/** The parameters of every text by its key; null when it has none. */
export interface TextParams
  extends AccessPanelTexts,
    ActivityPanelTexts,
    ActivityTexts,
    AdministrationTexts,
    AuditScreenTexts,
    AuditTexts,
    AuthRecoveryTexts,
    AuthTexts,
    CategoriesTexts,
    CircuitsTexts,
    CommonTexts,
    ContractListTexts,
    ContractTypesTexts,
    ContractsTexts,
    CounterpartiesTexts,
    DashboardScreenTexts,
    DashboardTexts,
    DeadlinesPanelTexts,
    DeadlinesTexts,
    DefaultsTexts,
    DelegationsTexts,
    DocumentImportTexts,
    EditorTexts,
    EvidenceTexts,
    ExportsTexts,
    FoldersTexts,
    GroupsTexts,
    LandingTexts,
    LegalEntitiesTexts,
    LifelineTexts,
    MailboxTexts,
    MailsAccountTexts,
    MailsTexts,
    NewContractTexts,
    NewPasswordTexts,
    NotificationsTexts,
    OptionsCompanyTexts,
    OptionsIntegrationsTexts,
    OptionsPreferencesTexts,
    OptionsSecurityTexts,
    OptionsTexts,
    PdfTexts,
    PeopleTexts,
    PermissionsTexts,
    ProjectsTexts,
    RefusalsAccountTexts,
    RefusalsDeadlinesTexts,
    RefusalsDocumentTexts,
    RefusalsFilesTexts,
    RefusalsFiltersTexts,
    RefusalsFlowsTexts,
    RefusalsFoldersTexts,
    RefusalsLibraryTexts,
    RefusalsPeopleTexts,
    RefusalsSharingTexts,
    RefusalsSignatureTexts,
    RefusalsSigningTexts,
    RefusalsTexts,
    RemovalsTexts,
    RolesTexts,
    SearchScreenTexts,
    SharedContractTexts,
    SharingTexts,
    ShellTexts,
    SigningPanelTexts,
    SigningTexts,
    TaggedFieldsTexts,
    TasksTexts,
    ValidationTexts,
    WorkflowsTexts {}
