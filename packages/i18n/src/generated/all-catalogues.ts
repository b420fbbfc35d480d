// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

import type { Locale } from '@tacite/domain/locale.ts'
import type { Catalogue } from '../catalogue-store.ts'
import frAccessPanel from '../fr/access-panel.json' with { type: 'json' }
import frActivityPanel from '../fr/activity-panel.json' with { type: 'json' }
import frActivity from '../fr/activity.json' with { type: 'json' }
import frAdministration from '../fr/administration.json' with { type: 'json' }
import frAuditScreen from '../fr/audit-screen.json' with { type: 'json' }
import frAudit from '../fr/audit.json' with { type: 'json' }
import frAuthRecovery from '../fr/auth-recovery.json' with { type: 'json' }
import frAuth from '../fr/auth.json' with { type: 'json' }
import frCategories from '../fr/categories.json' with { type: 'json' }
import frCircuits from '../fr/circuits.json' with { type: 'json' }
import frCommon from '../fr/common.json' with { type: 'json' }
import frContractList from '../fr/contract-list.json' with { type: 'json' }
import frContractTypes from '../fr/contract-types.json' with { type: 'json' }
import frContracts from '../fr/contracts.json' with { type: 'json' }
import frCounterparties from '../fr/counterparties.json' with { type: 'json' }
import frDashboardScreen from '../fr/dashboard-screen.json' with { type: 'json' }
import frDashboard from '../fr/dashboard.json' with { type: 'json' }
import frDeadlinesPanel from '../fr/deadlines-panel.json' with { type: 'json' }
import frDeadlines from '../fr/deadlines.json' with { type: 'json' }
import frDefaults from '../fr/defaults.json' with { type: 'json' }
import frDelegations from '../fr/delegations.json' with { type: 'json' }
import frDocumentImport from '../fr/document-import.json' with { type: 'json' }
import frEditor from '../fr/editor.json' with { type: 'json' }
import frEvidence from '../fr/evidence.json' with { type: 'json' }
import frExports from '../fr/exports.json' with { type: 'json' }
import frFolders from '../fr/folders.json' with { type: 'json' }
import frGroups from '../fr/groups.json' with { type: 'json' }
import frLanding from '../fr/landing.json' with { type: 'json' }
import frLegalEntities from '../fr/legal-entities.json' with { type: 'json' }
import frLifeline from '../fr/lifeline.json' with { type: 'json' }
import frMailbox from '../fr/mailbox.json' with { type: 'json' }
import frMailsAccount from '../fr/mails-account.json' with { type: 'json' }
import frMails from '../fr/mails.json' with { type: 'json' }
import frNewContract from '../fr/new-contract.json' with { type: 'json' }
import frNewPassword from '../fr/new-password.json' with { type: 'json' }
import frNotifications from '../fr/notifications.json' with { type: 'json' }
import frOptionsCompany from '../fr/options-company.json' with { type: 'json' }
import frOptionsIntegrations from '../fr/options-integrations.json' with { type: 'json' }
import frOptionsPreferences from '../fr/options-preferences.json' with { type: 'json' }
import frOptionsSecurity from '../fr/options-security.json' with { type: 'json' }
import frOptions from '../fr/options.json' with { type: 'json' }
import frPdf from '../fr/pdf.json' with { type: 'json' }
import frPeople from '../fr/people.json' with { type: 'json' }
import frPermissions from '../fr/permissions.json' with { type: 'json' }
import frProjects from '../fr/projects.json' with { type: 'json' }
import frRefusalsAccount from '../fr/refusals-account.json' with { type: 'json' }
import frRefusalsDeadlines from '../fr/refusals-deadlines.json' with { type: 'json' }
import frRefusalsDocument from '../fr/refusals-document.json' with { type: 'json' }
import frRefusalsFiles from '../fr/refusals-files.json' with { type: 'json' }
import frRefusalsFilters from '../fr/refusals-filters.json' with { type: 'json' }
import frRefusalsFlows from '../fr/refusals-flows.json' with { type: 'json' }
import frRefusalsFolders from '../fr/refusals-folders.json' with { type: 'json' }
import frRefusalsLibrary from '../fr/refusals-library.json' with { type: 'json' }
import frRefusalsPeople from '../fr/refusals-people.json' with { type: 'json' }
import frRefusalsSharing from '../fr/refusals-sharing.json' with { type: 'json' }
import frRefusalsSignature from '../fr/refusals-signature.json' with { type: 'json' }
import frRefusalsSigning from '../fr/refusals-signing.json' with { type: 'json' }
import frRefusals from '../fr/refusals.json' with { type: 'json' }
import frRemovals from '../fr/removals.json' with { type: 'json' }
import frRoles from '../fr/roles.json' with { type: 'json' }
import frSearchScreen from '../fr/search-screen.json' with { type: 'json' }
import frSharedContract from '../fr/shared-contract.json' with { type: 'json' }
import frSharing from '../fr/sharing.json' with { type: 'json' }
import frShell from '../fr/shell.json' with { type: 'json' }
import frSigningPanel from '../fr/signing-panel.json' with { type: 'json' }
import frSigning from '../fr/signing.json' with { type: 'json' }
import frTaggedFields from '../fr/tagged-fields.json' with { type: 'json' }
import frTasks from '../fr/tasks.json' with { type: 'json' }
import frValidation from '../fr/validation.json' with { type: 'json' }
import frWorkflows from '../fr/workflows.json' with { type: 'json' }
import enAccessPanel from '../en/access-panel.json' with { type: 'json' }
import enActivityPanel from '../en/activity-panel.json' with { type: 'json' }
import enActivity from '../en/activity.json' with { type: 'json' }
import enAdministration from '../en/administration.json' with { type: 'json' }
import enAuditScreen from '../en/audit-screen.json' with { type: 'json' }
import enAudit from '../en/audit.json' with { type: 'json' }
import enAuthRecovery from '../en/auth-recovery.json' with { type: 'json' }
import enAuth from '../en/auth.json' with { type: 'json' }
import enCategories from '../en/categories.json' with { type: 'json' }
import enCircuits from '../en/circuits.json' with { type: 'json' }
import enCommon from '../en/common.json' with { type: 'json' }
import enContractList from '../en/contract-list.json' with { type: 'json' }
import enContractTypes from '../en/contract-types.json' with { type: 'json' }
import enContracts from '../en/contracts.json' with { type: 'json' }
import enCounterparties from '../en/counterparties.json' with { type: 'json' }
import enDashboardScreen from '../en/dashboard-screen.json' with { type: 'json' }
import enDashboard from '../en/dashboard.json' with { type: 'json' }
import enDeadlinesPanel from '../en/deadlines-panel.json' with { type: 'json' }
import enDeadlines from '../en/deadlines.json' with { type: 'json' }
import enDefaults from '../en/defaults.json' with { type: 'json' }
import enDelegations from '../en/delegations.json' with { type: 'json' }
import enDocumentImport from '../en/document-import.json' with { type: 'json' }
import enEditor from '../en/editor.json' with { type: 'json' }
import enEvidence from '../en/evidence.json' with { type: 'json' }
import enExports from '../en/exports.json' with { type: 'json' }
import enFolders from '../en/folders.json' with { type: 'json' }
import enGroups from '../en/groups.json' with { type: 'json' }
import enLanding from '../en/landing.json' with { type: 'json' }
import enLegalEntities from '../en/legal-entities.json' with { type: 'json' }
import enLifeline from '../en/lifeline.json' with { type: 'json' }
import enMailbox from '../en/mailbox.json' with { type: 'json' }
import enMailsAccount from '../en/mails-account.json' with { type: 'json' }
import enMails from '../en/mails.json' with { type: 'json' }
import enNewContract from '../en/new-contract.json' with { type: 'json' }
import enNewPassword from '../en/new-password.json' with { type: 'json' }
import enNotifications from '../en/notifications.json' with { type: 'json' }
import enOptionsCompany from '../en/options-company.json' with { type: 'json' }
import enOptionsIntegrations from '../en/options-integrations.json' with { type: 'json' }
import enOptionsPreferences from '../en/options-preferences.json' with { type: 'json' }
import enOptionsSecurity from '../en/options-security.json' with { type: 'json' }
import enOptions from '../en/options.json' with { type: 'json' }
import enPdf from '../en/pdf.json' with { type: 'json' }
import enPeople from '../en/people.json' with { type: 'json' }
import enPermissions from '../en/permissions.json' with { type: 'json' }
import enProjects from '../en/projects.json' with { type: 'json' }
import enRefusalsAccount from '../en/refusals-account.json' with { type: 'json' }
import enRefusalsDeadlines from '../en/refusals-deadlines.json' with { type: 'json' }
import enRefusalsDocument from '../en/refusals-document.json' with { type: 'json' }
import enRefusalsFiles from '../en/refusals-files.json' with { type: 'json' }
import enRefusalsFilters from '../en/refusals-filters.json' with { type: 'json' }
import enRefusalsFlows from '../en/refusals-flows.json' with { type: 'json' }
import enRefusalsFolders from '../en/refusals-folders.json' with { type: 'json' }
import enRefusalsLibrary from '../en/refusals-library.json' with { type: 'json' }
import enRefusalsPeople from '../en/refusals-people.json' with { type: 'json' }
import enRefusalsSharing from '../en/refusals-sharing.json' with { type: 'json' }
import enRefusalsSignature from '../en/refusals-signature.json' with { type: 'json' }
import enRefusalsSigning from '../en/refusals-signing.json' with { type: 'json' }
import enRefusals from '../en/refusals.json' with { type: 'json' }
import enRemovals from '../en/removals.json' with { type: 'json' }
import enRoles from '../en/roles.json' with { type: 'json' }
import enSearchScreen from '../en/search-screen.json' with { type: 'json' }
import enSharedContract from '../en/shared-contract.json' with { type: 'json' }
import enSharing from '../en/sharing.json' with { type: 'json' }
import enShell from '../en/shell.json' with { type: 'json' }
import enSigningPanel from '../en/signing-panel.json' with { type: 'json' }
import enSigning from '../en/signing.json' with { type: 'json' }
import enTaggedFields from '../en/tagged-fields.json' with { type: 'json' }
import enTasks from '../en/tasks.json' with { type: 'json' }
import enValidation from '../en/validation.json' with { type: 'json' }
import enWorkflows from '../en/workflows.json' with { type: 'json' }
import esAccessPanel from '../es/access-panel.json' with { type: 'json' }
import esActivityPanel from '../es/activity-panel.json' with { type: 'json' }
import esActivity from '../es/activity.json' with { type: 'json' }
import esAdministration from '../es/administration.json' with { type: 'json' }
import esAuditScreen from '../es/audit-screen.json' with { type: 'json' }
import esAudit from '../es/audit.json' with { type: 'json' }
import esAuthRecovery from '../es/auth-recovery.json' with { type: 'json' }
import esAuth from '../es/auth.json' with { type: 'json' }
import esCategories from '../es/categories.json' with { type: 'json' }
import esCircuits from '../es/circuits.json' with { type: 'json' }
import esCommon from '../es/common.json' with { type: 'json' }
import esContractList from '../es/contract-list.json' with { type: 'json' }
import esContractTypes from '../es/contract-types.json' with { type: 'json' }
import esContracts from '../es/contracts.json' with { type: 'json' }
import esCounterparties from '../es/counterparties.json' with { type: 'json' }
import esDashboardScreen from '../es/dashboard-screen.json' with { type: 'json' }
import esDashboard from '../es/dashboard.json' with { type: 'json' }
import esDeadlinesPanel from '../es/deadlines-panel.json' with { type: 'json' }
import esDeadlines from '../es/deadlines.json' with { type: 'json' }
import esDefaults from '../es/defaults.json' with { type: 'json' }
import esDelegations from '../es/delegations.json' with { type: 'json' }
import esDocumentImport from '../es/document-import.json' with { type: 'json' }
import esEditor from '../es/editor.json' with { type: 'json' }
import esEvidence from '../es/evidence.json' with { type: 'json' }
import esExports from '../es/exports.json' with { type: 'json' }
import esFolders from '../es/folders.json' with { type: 'json' }
import esGroups from '../es/groups.json' with { type: 'json' }
import esLanding from '../es/landing.json' with { type: 'json' }
import esLegalEntities from '../es/legal-entities.json' with { type: 'json' }
import esLifeline from '../es/lifeline.json' with { type: 'json' }
import esMailbox from '../es/mailbox.json' with { type: 'json' }
import esMailsAccount from '../es/mails-account.json' with { type: 'json' }
import esMails from '../es/mails.json' with { type: 'json' }
import esNewContract from '../es/new-contract.json' with { type: 'json' }
import esNewPassword from '../es/new-password.json' with { type: 'json' }
import esNotifications from '../es/notifications.json' with { type: 'json' }
import esOptionsCompany from '../es/options-company.json' with { type: 'json' }
import esOptionsIntegrations from '../es/options-integrations.json' with { type: 'json' }
import esOptionsPreferences from '../es/options-preferences.json' with { type: 'json' }
import esOptionsSecurity from '../es/options-security.json' with { type: 'json' }
import esOptions from '../es/options.json' with { type: 'json' }
import esPdf from '../es/pdf.json' with { type: 'json' }
import esPeople from '../es/people.json' with { type: 'json' }
import esPermissions from '../es/permissions.json' with { type: 'json' }
import esProjects from '../es/projects.json' with { type: 'json' }
import esRefusalsAccount from '../es/refusals-account.json' with { type: 'json' }
import esRefusalsDeadlines from '../es/refusals-deadlines.json' with { type: 'json' }
import esRefusalsDocument from '../es/refusals-document.json' with { type: 'json' }
import esRefusalsFiles from '../es/refusals-files.json' with { type: 'json' }
import esRefusalsFilters from '../es/refusals-filters.json' with { type: 'json' }
import esRefusalsFlows from '../es/refusals-flows.json' with { type: 'json' }
import esRefusalsFolders from '../es/refusals-folders.json' with { type: 'json' }
import esRefusalsLibrary from '../es/refusals-library.json' with { type: 'json' }
import esRefusalsPeople from '../es/refusals-people.json' with { type: 'json' }
import esRefusalsSharing from '../es/refusals-sharing.json' with { type: 'json' }
import esRefusalsSignature from '../es/refusals-signature.json' with { type: 'json' }
import esRefusalsSigning from '../es/refusals-signing.json' with { type: 'json' }
import esRefusals from '../es/refusals.json' with { type: 'json' }
import esRemovals from '../es/removals.json' with { type: 'json' }
import esRoles from '../es/roles.json' with { type: 'json' }
import esSearchScreen from '../es/search-screen.json' with { type: 'json' }
import esSharedContract from '../es/shared-contract.json' with { type: 'json' }
import esSharing from '../es/sharing.json' with { type: 'json' }
import esShell from '../es/shell.json' with { type: 'json' }
import esSigningPanel from '../es/signing-panel.json' with { type: 'json' }
import esSigning from '../es/signing.json' with { type: 'json' }
import esTaggedFields from '../es/tagged-fields.json' with { type: 'json' }
import esTasks from '../es/tasks.json' with { type: 'json' }
import esValidation from '../es/validation.json' with { type: 'json' }
import esWorkflows from '../es/workflows.json' with { type: 'json' }

export const catalogues: readonly { locale: Locale; area: string; catalogue: Catalogue }[] = [
  { locale: 'fr', area: 'access-panel', catalogue: frAccessPanel },
  { locale: 'fr', area: 'activity-panel', catalogue: frActivityPanel },
  { locale: 'fr', area: 'activity', catalogue: frActivity },
  { locale: 'fr', area: 'administration', catalogue: frAdministration },
  { locale: 'fr', area: 'audit-screen', catalogue: frAuditScreen },
  { locale: 'fr', area: 'audit', catalogue: frAudit },
  { locale: 'fr', area: 'auth-recovery', catalogue: frAuthRecovery },
  { locale: 'fr', area: 'auth', catalogue: frAuth },
  { locale: 'fr', area: 'categories', catalogue: frCategories },
  { locale: 'fr', area: 'circuits', catalogue: frCircuits },
  { locale: 'fr', area: 'common', catalogue: frCommon },
  { locale: 'fr', area: 'contract-list', catalogue: frContractList },
  { locale: 'fr', area: 'contract-types', catalogue: frContractTypes },
  { locale: 'fr', area: 'contracts', catalogue: frContracts },
  { locale: 'fr', area: 'counterparties', catalogue: frCounterparties },
  { locale: 'fr', area: 'dashboard-screen', catalogue: frDashboardScreen },
  { locale: 'fr', area: 'dashboard', catalogue: frDashboard },
  { locale: 'fr', area: 'deadlines-panel', catalogue: frDeadlinesPanel },
  { locale: 'fr', area: 'deadlines', catalogue: frDeadlines },
  { locale: 'fr', area: 'defaults', catalogue: frDefaults },
  { locale: 'fr', area: 'delegations', catalogue: frDelegations },
  { locale: 'fr', area: 'document-import', catalogue: frDocumentImport },
  { locale: 'fr', area: 'editor', catalogue: frEditor },
  { locale: 'fr', area: 'evidence', catalogue: frEvidence },
  { locale: 'fr', area: 'exports', catalogue: frExports },
  { locale: 'fr', area: 'folders', catalogue: frFolders },
  { locale: 'fr', area: 'groups', catalogue: frGroups },
  { locale: 'fr', area: 'landing', catalogue: frLanding },
  { locale: 'fr', area: 'legal-entities', catalogue: frLegalEntities },
  { locale: 'fr', area: 'lifeline', catalogue: frLifeline },
  { locale: 'fr', area: 'mailbox', catalogue: frMailbox },
  { locale: 'fr', area: 'mails-account', catalogue: frMailsAccount },
  { locale: 'fr', area: 'mails', catalogue: frMails },
  { locale: 'fr', area: 'new-contract', catalogue: frNewContract },
  { locale: 'fr', area: 'new-password', catalogue: frNewPassword },
  { locale: 'fr', area: 'notifications', catalogue: frNotifications },
  { locale: 'fr', area: 'options-company', catalogue: frOptionsCompany },
  { locale: 'fr', area: 'options-integrations', catalogue: frOptionsIntegrations },
  { locale: 'fr', area: 'options-preferences', catalogue: frOptionsPreferences },
  { locale: 'fr', area: 'options-security', catalogue: frOptionsSecurity },
  { locale: 'fr', area: 'options', catalogue: frOptions },
  { locale: 'fr', area: 'pdf', catalogue: frPdf },
  { locale: 'fr', area: 'people', catalogue: frPeople },
  { locale: 'fr', area: 'permissions', catalogue: frPermissions },
  { locale: 'fr', area: 'projects', catalogue: frProjects },
  { locale: 'fr', area: 'refusals-account', catalogue: frRefusalsAccount },
  { locale: 'fr', area: 'refusals-deadlines', catalogue: frRefusalsDeadlines },
  { locale: 'fr', area: 'refusals-document', catalogue: frRefusalsDocument },
  { locale: 'fr', area: 'refusals-files', catalogue: frRefusalsFiles },
  { locale: 'fr', area: 'refusals-filters', catalogue: frRefusalsFilters },
  { locale: 'fr', area: 'refusals-flows', catalogue: frRefusalsFlows },
  { locale: 'fr', area: 'refusals-folders', catalogue: frRefusalsFolders },
  { locale: 'fr', area: 'refusals-library', catalogue: frRefusalsLibrary },
  { locale: 'fr', area: 'refusals-people', catalogue: frRefusalsPeople },
  { locale: 'fr', area: 'refusals-sharing', catalogue: frRefusalsSharing },
  { locale: 'fr', area: 'refusals-signature', catalogue: frRefusalsSignature },
  { locale: 'fr', area: 'refusals-signing', catalogue: frRefusalsSigning },
  { locale: 'fr', area: 'refusals', catalogue: frRefusals },
  { locale: 'fr', area: 'removals', catalogue: frRemovals },
  { locale: 'fr', area: 'roles', catalogue: frRoles },
  { locale: 'fr', area: 'search-screen', catalogue: frSearchScreen },
  { locale: 'fr', area: 'shared-contract', catalogue: frSharedContract },
  { locale: 'fr', area: 'sharing', catalogue: frSharing },
  { locale: 'fr', area: 'shell', catalogue: frShell },
  { locale: 'fr', area: 'signing-panel', catalogue: frSigningPanel },
  { locale: 'fr', area: 'signing', catalogue: frSigning },
  { locale: 'fr', area: 'tagged-fields', catalogue: frTaggedFields },
  { locale: 'fr', area: 'tasks', catalogue: frTasks },
  { locale: 'fr', area: 'validation', catalogue: frValidation },
  { locale: 'fr', area: 'workflows', catalogue: frWorkflows },
  { locale: 'en', area: 'access-panel', catalogue: enAccessPanel },
  { locale: 'en', area: 'activity-panel', catalogue: enActivityPanel },
  { locale: 'en', area: 'activity', catalogue: enActivity },
  { locale: 'en', area: 'administration', catalogue: enAdministration },
  { locale: 'en', area: 'audit-screen', catalogue: enAuditScreen },
  { locale: 'en', area: 'audit', catalogue: enAudit },
  { locale: 'en', area: 'auth-recovery', catalogue: enAuthRecovery },
  { locale: 'en', area: 'auth', catalogue: enAuth },
  { locale: 'en', area: 'categories', catalogue: enCategories },
  { locale: 'en', area: 'circuits', catalogue: enCircuits },
  { locale: 'en', area: 'common', catalogue: enCommon },
  { locale: 'en', area: 'contract-list', catalogue: enContractList },
  { locale: 'en', area: 'contract-types', catalogue: enContractTypes },
  { locale: 'en', area: 'contracts', catalogue: enContracts },
  { locale: 'en', area: 'counterparties', catalogue: enCounterparties },
  { locale: 'en', area: 'dashboard-screen', catalogue: enDashboardScreen },
  { locale: 'en', area: 'dashboard', catalogue: enDashboard },
  { locale: 'en', area: 'deadlines-panel', catalogue: enDeadlinesPanel },
  { locale: 'en', area: 'deadlines', catalogue: enDeadlines },
  { locale: 'en', area: 'defaults', catalogue: enDefaults },
  { locale: 'en', area: 'delegations', catalogue: enDelegations },
  { locale: 'en', area: 'document-import', catalogue: enDocumentImport },
  { locale: 'en', area: 'editor', catalogue: enEditor },
  { locale: 'en', area: 'evidence', catalogue: enEvidence },
  { locale: 'en', area: 'exports', catalogue: enExports },
  { locale: 'en', area: 'folders', catalogue: enFolders },
  { locale: 'en', area: 'groups', catalogue: enGroups },
  { locale: 'en', area: 'landing', catalogue: enLanding },
  { locale: 'en', area: 'legal-entities', catalogue: enLegalEntities },
  { locale: 'en', area: 'lifeline', catalogue: enLifeline },
  { locale: 'en', area: 'mailbox', catalogue: enMailbox },
  { locale: 'en', area: 'mails-account', catalogue: enMailsAccount },
  { locale: 'en', area: 'mails', catalogue: enMails },
  { locale: 'en', area: 'new-contract', catalogue: enNewContract },
  { locale: 'en', area: 'new-password', catalogue: enNewPassword },
  { locale: 'en', area: 'notifications', catalogue: enNotifications },
  { locale: 'en', area: 'options-company', catalogue: enOptionsCompany },
  { locale: 'en', area: 'options-integrations', catalogue: enOptionsIntegrations },
  { locale: 'en', area: 'options-preferences', catalogue: enOptionsPreferences },
  { locale: 'en', area: 'options-security', catalogue: enOptionsSecurity },
  { locale: 'en', area: 'options', catalogue: enOptions },
  { locale: 'en', area: 'pdf', catalogue: enPdf },
  { locale: 'en', area: 'people', catalogue: enPeople },
  { locale: 'en', area: 'permissions', catalogue: enPermissions },
  { locale: 'en', area: 'projects', catalogue: enProjects },
  { locale: 'en', area: 'refusals-account', catalogue: enRefusalsAccount },
  { locale: 'en', area: 'refusals-deadlines', catalogue: enRefusalsDeadlines },
  { locale: 'en', area: 'refusals-document', catalogue: enRefusalsDocument },
  { locale: 'en', area: 'refusals-files', catalogue: enRefusalsFiles },
  { locale: 'en', area: 'refusals-filters', catalogue: enRefusalsFilters },
  { locale: 'en', area: 'refusals-flows', catalogue: enRefusalsFlows },
  { locale: 'en', area: 'refusals-folders', catalogue: enRefusalsFolders },
  { locale: 'en', area: 'refusals-library', catalogue: enRefusalsLibrary },
  { locale: 'en', area: 'refusals-people', catalogue: enRefusalsPeople },
  { locale: 'en', area: 'refusals-sharing', catalogue: enRefusalsSharing },
  { locale: 'en', area: 'refusals-signature', catalogue: enRefusalsSignature },
  { locale: 'en', area: 'refusals-signing', catalogue: enRefusalsSigning },
  { locale: 'en', area: 'refusals', catalogue: enRefusals },
  { locale: 'en', area: 'removals', catalogue: enRemovals },
  { locale: 'en', area: 'roles', catalogue: enRoles },
  { locale: 'en', area: 'search-screen', catalogue: enSearchScreen },
  { locale: 'en', area: 'shared-contract', catalogue: enSharedContract },
  { locale: 'en', area: 'sharing', catalogue: enSharing },
  { locale: 'en', area: 'shell', catalogue: enShell },
  { locale: 'en', area: 'signing-panel', catalogue: enSigningPanel },
  { locale: 'en', area: 'signing', catalogue: enSigning },
  { locale: 'en', area: 'tagged-fields', catalogue: enTaggedFields },
  { locale: 'en', area: 'tasks', catalogue: enTasks },
  { locale: 'en', area: 'validation', catalogue: enValidation },
  { locale: 'en', area: 'workflows', catalogue: enWorkflows },
  { locale: 'es', area: 'access-panel', catalogue: esAccessPanel },
  { locale: 'es', area: 'activity-panel', catalogue: esActivityPanel },
  { locale: 'es', area: 'activity', catalogue: esActivity },
  { locale: 'es', area: 'administration', catalogue: esAdministration },
  { locale: 'es', area: 'audit-screen', catalogue: esAuditScreen },
  { locale: 'es', area: 'audit', catalogue: esAudit },
  { locale: 'es', area: 'auth-recovery', catalogue: esAuthRecovery },
  { locale: 'es', area: 'auth', catalogue: esAuth },
  { locale: 'es', area: 'categories', catalogue: esCategories },
  { locale: 'es', area: 'circuits', catalogue: esCircuits },
  { locale: 'es', area: 'common', catalogue: esCommon },
  { locale: 'es', area: 'contract-list', catalogue: esContractList },
  { locale: 'es', area: 'contract-types', catalogue: esContractTypes },
  { locale: 'es', area: 'contracts', catalogue: esContracts },
  { locale: 'es', area: 'counterparties', catalogue: esCounterparties },
  { locale: 'es', area: 'dashboard-screen', catalogue: esDashboardScreen },
  { locale: 'es', area: 'dashboard', catalogue: esDashboard },
  { locale: 'es', area: 'deadlines-panel', catalogue: esDeadlinesPanel },
  { locale: 'es', area: 'deadlines', catalogue: esDeadlines },
  { locale: 'es', area: 'defaults', catalogue: esDefaults },
  { locale: 'es', area: 'delegations', catalogue: esDelegations },
  { locale: 'es', area: 'document-import', catalogue: esDocumentImport },
  { locale: 'es', area: 'editor', catalogue: esEditor },
  { locale: 'es', area: 'evidence', catalogue: esEvidence },
  { locale: 'es', area: 'exports', catalogue: esExports },
  { locale: 'es', area: 'folders', catalogue: esFolders },
  { locale: 'es', area: 'groups', catalogue: esGroups },
  { locale: 'es', area: 'landing', catalogue: esLanding },
  { locale: 'es', area: 'legal-entities', catalogue: esLegalEntities },
  { locale: 'es', area: 'lifeline', catalogue: esLifeline },
  { locale: 'es', area: 'mailbox', catalogue: esMailbox },
  { locale: 'es', area: 'mails-account', catalogue: esMailsAccount },
  { locale: 'es', area: 'mails', catalogue: esMails },
  { locale: 'es', area: 'new-contract', catalogue: esNewContract },
  { locale: 'es', area: 'new-password', catalogue: esNewPassword },
  { locale: 'es', area: 'notifications', catalogue: esNotifications },
  { locale: 'es', area: 'options-company', catalogue: esOptionsCompany },
  { locale: 'es', area: 'options-integrations', catalogue: esOptionsIntegrations },
  { locale: 'es', area: 'options-preferences', catalogue: esOptionsPreferences },
  { locale: 'es', area: 'options-security', catalogue: esOptionsSecurity },
  { locale: 'es', area: 'options', catalogue: esOptions },
  { locale: 'es', area: 'pdf', catalogue: esPdf },
  { locale: 'es', area: 'people', catalogue: esPeople },
  { locale: 'es', area: 'permissions', catalogue: esPermissions },
  { locale: 'es', area: 'projects', catalogue: esProjects },
  { locale: 'es', area: 'refusals-account', catalogue: esRefusalsAccount },
  { locale: 'es', area: 'refusals-deadlines', catalogue: esRefusalsDeadlines },
  { locale: 'es', area: 'refusals-document', catalogue: esRefusalsDocument },
  { locale: 'es', area: 'refusals-files', catalogue: esRefusalsFiles },
  { locale: 'es', area: 'refusals-filters', catalogue: esRefusalsFilters },
  { locale: 'es', area: 'refusals-flows', catalogue: esRefusalsFlows },
  { locale: 'es', area: 'refusals-folders', catalogue: esRefusalsFolders },
  { locale: 'es', area: 'refusals-library', catalogue: esRefusalsLibrary },
  { locale: 'es', area: 'refusals-people', catalogue: esRefusalsPeople },
  { locale: 'es', area: 'refusals-sharing', catalogue: esRefusalsSharing },
  { locale: 'es', area: 'refusals-signature', catalogue: esRefusalsSignature },
  { locale: 'es', area: 'refusals-signing', catalogue: esRefusalsSigning },
  { locale: 'es', area: 'refusals', catalogue: esRefusals },
  { locale: 'es', area: 'removals', catalogue: esRemovals },
  { locale: 'es', area: 'roles', catalogue: esRoles },
  { locale: 'es', area: 'search-screen', catalogue: esSearchScreen },
  { locale: 'es', area: 'shared-contract', catalogue: esSharedContract },
  { locale: 'es', area: 'sharing', catalogue: esSharing },
  { locale: 'es', area: 'shell', catalogue: esShell },
  { locale: 'es', area: 'signing-panel', catalogue: esSigningPanel },
  { locale: 'es', area: 'signing', catalogue: esSigning },
  { locale: 'es', area: 'tagged-fields', catalogue: esTaggedFields },
  { locale: 'es', area: 'tasks', catalogue: esTasks },
  { locale: 'es', area: 'validation', catalogue: esValidation },
  { locale: 'es', area: 'workflows', catalogue: esWorkflows },
]
