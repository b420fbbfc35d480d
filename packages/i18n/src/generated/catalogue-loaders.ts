// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

import type { Locale } from '@tacite/domain/locale.ts'
import type { Catalogue } from '../catalogue-store.ts'

export type TextArea =
  | 'access-panel'
  | 'activity-panel'
  | 'activity'
  | 'administration'
  | 'audit-screen'
  | 'audit'
  | 'auth-recovery'
  | 'auth'
  | 'categories'
  | 'circuits'
  | 'common'
  | 'contract-list'
  | 'contract-types'
  | 'contracts'
  | 'counterparties'
  | 'dashboard-screen'
  | 'dashboard'
  | 'deadlines-panel'
  | 'deadlines'
  | 'defaults'
  | 'delegations'
  | 'document-import'
  | 'editor'
  | 'evidence'
  | 'exports'
  | 'folders'
  | 'groups'
  | 'landing'
  | 'legal-entities'
  | 'lifeline'
  | 'mailbox'
  | 'mails-account'
  | 'mails'
  | 'new-contract'
  | 'new-password'
  | 'notifications'
  | 'options-company'
  | 'options-integrations'
  | 'options-preferences'
  | 'options-security'
  | 'options'
  | 'pdf'
  | 'people'
  | 'permissions'
  | 'projects'
  | 'refusals-account'
  | 'refusals-deadlines'
  | 'refusals-document'
  | 'refusals-files'
  | 'refusals-filters'
  | 'refusals-flows'
  | 'refusals-folders'
  | 'refusals-library'
  | 'refusals-people'
  | 'refusals-sharing'
  | 'refusals-signature'
  | 'refusals-signing'
  | 'refusals'
  | 'removals'
  | 'roles'
  | 'search-screen'
  | 'shared-contract'
  | 'sharing'
  | 'shell'
  | 'signing-panel'
  | 'signing'
  | 'tagged-fields'
  | 'tasks'
  | 'validation'
  | 'workflows'

export const catalogueLoaders: Record<Locale, Record<TextArea, () => Promise<Catalogue>>> = {
  fr: {
    'access-panel': async () => (await import('../fr/access-panel.json', { with: { type: 'json' } })).default,
    'activity-panel': async () => (await import('../fr/activity-panel.json', { with: { type: 'json' } })).default,
    activity: async () => (await import('../fr/activity.json', { with: { type: 'json' } })).default,
    administration: async () => (await import('../fr/administration.json', { with: { type: 'json' } })).default,
    'audit-screen': async () => (await import('../fr/audit-screen.json', { with: { type: 'json' } })).default,
    audit: async () => (await import('../fr/audit.json', { with: { type: 'json' } })).default,
    'auth-recovery': async () => (await import('../fr/auth-recovery.json', { with: { type: 'json' } })).default,
    auth: async () => (await import('../fr/auth.json', { with: { type: 'json' } })).default,
    categories: async () => (await import('../fr/categories.json', { with: { type: 'json' } })).default,
    circuits: async () => (await import('../fr/circuits.json', { with: { type: 'json' } })).default,
    common: async () => (await import('../fr/common.json', { with: { type: 'json' } })).default,
    'contract-list': async () => (await import('../fr/contract-list.json', { with: { type: 'json' } })).default,
    'contract-types': async () => (await import('../fr/contract-types.json', { with: { type: 'json' } })).default,
    contracts: async () => (await import('../fr/contracts.json', { with: { type: 'json' } })).default,
    counterparties: async () => (await import('../fr/counterparties.json', { with: { type: 'json' } })).default,
    'dashboard-screen': async () => (await import('../fr/dashboard-screen.json', { with: { type: 'json' } })).default,
    dashboard: async () => (await import('../fr/dashboard.json', { with: { type: 'json' } })).default,
    'deadlines-panel': async () => (await import('../fr/deadlines-panel.json', { with: { type: 'json' } })).default,
    deadlines: async () => (await import('../fr/deadlines.json', { with: { type: 'json' } })).default,
    defaults: async () => (await import('../fr/defaults.json', { with: { type: 'json' } })).default,
    delegations: async () => (await import('../fr/delegations.json', { with: { type: 'json' } })).default,
    'document-import': async () => (await import('../fr/document-import.json', { with: { type: 'json' } })).default,
    editor: async () => (await import('../fr/editor.json', { with: { type: 'json' } })).default,
    evidence: async () => (await import('../fr/evidence.json', { with: { type: 'json' } })).default,
    exports: async () => (await import('../fr/exports.json', { with: { type: 'json' } })).default,
    folders: async () => (await import('../fr/folders.json', { with: { type: 'json' } })).default,
    groups: async () => (await import('../fr/groups.json', { with: { type: 'json' } })).default,
    landing: async () => (await import('../fr/landing.json', { with: { type: 'json' } })).default,
    'legal-entities': async () => (await import('../fr/legal-entities.json', { with: { type: 'json' } })).default,
    lifeline: async () => (await import('../fr/lifeline.json', { with: { type: 'json' } })).default,
    mailbox: async () => (await import('../fr/mailbox.json', { with: { type: 'json' } })).default,
    'mails-account': async () => (await import('../fr/mails-account.json', { with: { type: 'json' } })).default,
    mails: async () => (await import('../fr/mails.json', { with: { type: 'json' } })).default,
    'new-contract': async () => (await import('../fr/new-contract.json', { with: { type: 'json' } })).default,
    'new-password': async () => (await import('../fr/new-password.json', { with: { type: 'json' } })).default,
    notifications: async () => (await import('../fr/notifications.json', { with: { type: 'json' } })).default,
    'options-company': async () => (await import('../fr/options-company.json', { with: { type: 'json' } })).default,
    'options-integrations': async () => (await import('../fr/options-integrations.json', { with: { type: 'json' } })).default,
    'options-preferences': async () => (await import('../fr/options-preferences.json', { with: { type: 'json' } })).default,
    'options-security': async () => (await import('../fr/options-security.json', { with: { type: 'json' } })).default,
    options: async () => (await import('../fr/options.json', { with: { type: 'json' } })).default,
    pdf: async () => (await import('../fr/pdf.json', { with: { type: 'json' } })).default,
    people: async () => (await import('../fr/people.json', { with: { type: 'json' } })).default,
    permissions: async () => (await import('../fr/permissions.json', { with: { type: 'json' } })).default,
    projects: async () => (await import('../fr/projects.json', { with: { type: 'json' } })).default,
    'refusals-account': async () => (await import('../fr/refusals-account.json', { with: { type: 'json' } })).default,
    'refusals-deadlines': async () => (await import('../fr/refusals-deadlines.json', { with: { type: 'json' } })).default,
    'refusals-document': async () => (await import('../fr/refusals-document.json', { with: { type: 'json' } })).default,
    'refusals-files': async () => (await import('../fr/refusals-files.json', { with: { type: 'json' } })).default,
    'refusals-filters': async () => (await import('../fr/refusals-filters.json', { with: { type: 'json' } })).default,
    'refusals-flows': async () => (await import('../fr/refusals-flows.json', { with: { type: 'json' } })).default,
    'refusals-folders': async () => (await import('../fr/refusals-folders.json', { with: { type: 'json' } })).default,
    'refusals-library': async () => (await import('../fr/refusals-library.json', { with: { type: 'json' } })).default,
    'refusals-people': async () => (await import('../fr/refusals-people.json', { with: { type: 'json' } })).default,
    'refusals-sharing': async () => (await import('../fr/refusals-sharing.json', { with: { type: 'json' } })).default,
    'refusals-signature': async () => (await import('../fr/refusals-signature.json', { with: { type: 'json' } })).default,
    'refusals-signing': async () => (await import('../fr/refusals-signing.json', { with: { type: 'json' } })).default,
    refusals: async () => (await import('../fr/refusals.json', { with: { type: 'json' } })).default,
    removals: async () => (await import('../fr/removals.json', { with: { type: 'json' } })).default,
    roles: async () => (await import('../fr/roles.json', { with: { type: 'json' } })).default,
    'search-screen': async () => (await import('../fr/search-screen.json', { with: { type: 'json' } })).default,
    'shared-contract': async () => (await import('../fr/shared-contract.json', { with: { type: 'json' } })).default,
    sharing: async () => (await import('../fr/sharing.json', { with: { type: 'json' } })).default,
    shell: async () => (await import('../fr/shell.json', { with: { type: 'json' } })).default,
    'signing-panel': async () => (await import('../fr/signing-panel.json', { with: { type: 'json' } })).default,
    signing: async () => (await import('../fr/signing.json', { with: { type: 'json' } })).default,
    'tagged-fields': async () => (await import('../fr/tagged-fields.json', { with: { type: 'json' } })).default,
    tasks: async () => (await import('../fr/tasks.json', { with: { type: 'json' } })).default,
    validation: async () => (await import('../fr/validation.json', { with: { type: 'json' } })).default,
    workflows: async () => (await import('../fr/workflows.json', { with: { type: 'json' } })).default,
  },
  en: {
    'access-panel': async () => (await import('../en/access-panel.json', { with: { type: 'json' } })).default,
    'activity-panel': async () => (await import('../en/activity-panel.json', { with: { type: 'json' } })).default,
    activity: async () => (await import('../en/activity.json', { with: { type: 'json' } })).default,
    administration: async () => (await import('../en/administration.json', { with: { type: 'json' } })).default,
    'audit-screen': async () => (await import('../en/audit-screen.json', { with: { type: 'json' } })).default,
    audit: async () => (await import('../en/audit.json', { with: { type: 'json' } })).default,
    'auth-recovery': async () => (await import('../en/auth-recovery.json', { with: { type: 'json' } })).default,
    auth: async () => (await import('../en/auth.json', { with: { type: 'json' } })).default,
    categories: async () => (await import('../en/categories.json', { with: { type: 'json' } })).default,
    circuits: async () => (await import('../en/circuits.json', { with: { type: 'json' } })).default,
    common: async () => (await import('../en/common.json', { with: { type: 'json' } })).default,
    'contract-list': async () => (await import('../en/contract-list.json', { with: { type: 'json' } })).default,
    'contract-types': async () => (await import('../en/contract-types.json', { with: { type: 'json' } })).default,
    contracts: async () => (await import('../en/contracts.json', { with: { type: 'json' } })).default,
    counterparties: async () => (await import('../en/counterparties.json', { with: { type: 'json' } })).default,
    'dashboard-screen': async () => (await import('../en/dashboard-screen.json', { with: { type: 'json' } })).default,
    dashboard: async () => (await import('../en/dashboard.json', { with: { type: 'json' } })).default,
    'deadlines-panel': async () => (await import('../en/deadlines-panel.json', { with: { type: 'json' } })).default,
    deadlines: async () => (await import('../en/deadlines.json', { with: { type: 'json' } })).default,
    defaults: async () => (await import('../en/defaults.json', { with: { type: 'json' } })).default,
    delegations: async () => (await import('../en/delegations.json', { with: { type: 'json' } })).default,
    'document-import': async () => (await import('../en/document-import.json', { with: { type: 'json' } })).default,
    editor: async () => (await import('../en/editor.json', { with: { type: 'json' } })).default,
    evidence: async () => (await import('../en/evidence.json', { with: { type: 'json' } })).default,
    exports: async () => (await import('../en/exports.json', { with: { type: 'json' } })).default,
    folders: async () => (await import('../en/folders.json', { with: { type: 'json' } })).default,
    groups: async () => (await import('../en/groups.json', { with: { type: 'json' } })).default,
    landing: async () => (await import('../en/landing.json', { with: { type: 'json' } })).default,
    'legal-entities': async () => (await import('../en/legal-entities.json', { with: { type: 'json' } })).default,
    lifeline: async () => (await import('../en/lifeline.json', { with: { type: 'json' } })).default,
    mailbox: async () => (await import('../en/mailbox.json', { with: { type: 'json' } })).default,
    'mails-account': async () => (await import('../en/mails-account.json', { with: { type: 'json' } })).default,
    mails: async () => (await import('../en/mails.json', { with: { type: 'json' } })).default,
    'new-contract': async () => (await import('../en/new-contract.json', { with: { type: 'json' } })).default,
    'new-password': async () => (await import('../en/new-password.json', { with: { type: 'json' } })).default,
    notifications: async () => (await import('../en/notifications.json', { with: { type: 'json' } })).default,
    'options-company': async () => (await import('../en/options-company.json', { with: { type: 'json' } })).default,
    'options-integrations': async () => (await import('../en/options-integrations.json', { with: { type: 'json' } })).default,
    'options-preferences': async () => (await import('../en/options-preferences.json', { with: { type: 'json' } })).default,
    'options-security': async () => (await import('../en/options-security.json', { with: { type: 'json' } })).default,
    options: async () => (await import('../en/options.json', { with: { type: 'json' } })).default,
    pdf: async () => (await import('../en/pdf.json', { with: { type: 'json' } })).default,
    people: async () => (await import('../en/people.json', { with: { type: 'json' } })).default,
    permissions: async () => (await import('../en/permissions.json', { with: { type: 'json' } })).default,
    projects: async () => (await import('../en/projects.json', { with: { type: 'json' } })).default,
    'refusals-account': async () => (await import('../en/refusals-account.json', { with: { type: 'json' } })).default,
    'refusals-deadlines': async () => (await import('../en/refusals-deadlines.json', { with: { type: 'json' } })).default,
    'refusals-document': async () => (await import('../en/refusals-document.json', { with: { type: 'json' } })).default,
    'refusals-files': async () => (await import('../en/refusals-files.json', { with: { type: 'json' } })).default,
    'refusals-filters': async () => (await import('../en/refusals-filters.json', { with: { type: 'json' } })).default,
    'refusals-flows': async () => (await import('../en/refusals-flows.json', { with: { type: 'json' } })).default,
    'refusals-folders': async () => (await import('../en/refusals-folders.json', { with: { type: 'json' } })).default,
    'refusals-library': async () => (await import('../en/refusals-library.json', { with: { type: 'json' } })).default,
    'refusals-people': async () => (await import('../en/refusals-people.json', { with: { type: 'json' } })).default,
    'refusals-sharing': async () => (await import('../en/refusals-sharing.json', { with: { type: 'json' } })).default,
    'refusals-signature': async () => (await import('../en/refusals-signature.json', { with: { type: 'json' } })).default,
    'refusals-signing': async () => (await import('../en/refusals-signing.json', { with: { type: 'json' } })).default,
    refusals: async () => (await import('../en/refusals.json', { with: { type: 'json' } })).default,
    removals: async () => (await import('../en/removals.json', { with: { type: 'json' } })).default,
    roles: async () => (await import('../en/roles.json', { with: { type: 'json' } })).default,
    'search-screen': async () => (await import('../en/search-screen.json', { with: { type: 'json' } })).default,
    'shared-contract': async () => (await import('../en/shared-contract.json', { with: { type: 'json' } })).default,
    sharing: async () => (await import('../en/sharing.json', { with: { type: 'json' } })).default,
    shell: async () => (await import('../en/shell.json', { with: { type: 'json' } })).default,
    'signing-panel': async () => (await import('../en/signing-panel.json', { with: { type: 'json' } })).default,
    signing: async () => (await import('../en/signing.json', { with: { type: 'json' } })).default,
    'tagged-fields': async () => (await import('../en/tagged-fields.json', { with: { type: 'json' } })).default,
    tasks: async () => (await import('../en/tasks.json', { with: { type: 'json' } })).default,
    validation: async () => (await import('../en/validation.json', { with: { type: 'json' } })).default,
    workflows: async () => (await import('../en/workflows.json', { with: { type: 'json' } })).default,
  },
  es: {
    'access-panel': async () => (await import('../es/access-panel.json', { with: { type: 'json' } })).default,
    'activity-panel': async () => (await import('../es/activity-panel.json', { with: { type: 'json' } })).default,
    activity: async () => (await import('../es/activity.json', { with: { type: 'json' } })).default,
    administration: async () => (await import('../es/administration.json', { with: { type: 'json' } })).default,
    'audit-screen': async () => (await import('../es/audit-screen.json', { with: { type: 'json' } })).default,
    audit: async () => (await import('../es/audit.json', { with: { type: 'json' } })).default,
    'auth-recovery': async () => (await import('../es/auth-recovery.json', { with: { type: 'json' } })).default,
    auth: async () => (await import('../es/auth.json', { with: { type: 'json' } })).default,
    categories: async () => (await import('../es/categories.json', { with: { type: 'json' } })).default,
    circuits: async () => (await import('../es/circuits.json', { with: { type: 'json' } })).default,
    common: async () => (await import('../es/common.json', { with: { type: 'json' } })).default,
    'contract-list': async () => (await import('../es/contract-list.json', { with: { type: 'json' } })).default,
    'contract-types': async () => (await import('../es/contract-types.json', { with: { type: 'json' } })).default,
    contracts: async () => (await import('../es/contracts.json', { with: { type: 'json' } })).default,
    counterparties: async () => (await import('../es/counterparties.json', { with: { type: 'json' } })).default,
    'dashboard-screen': async () => (await import('../es/dashboard-screen.json', { with: { type: 'json' } })).default,
    dashboard: async () => (await import('../es/dashboard.json', { with: { type: 'json' } })).default,
    'deadlines-panel': async () => (await import('../es/deadlines-panel.json', { with: { type: 'json' } })).default,
    deadlines: async () => (await import('../es/deadlines.json', { with: { type: 'json' } })).default,
    defaults: async () => (await import('../es/defaults.json', { with: { type: 'json' } })).default,
    delegations: async () => (await import('../es/delegations.json', { with: { type: 'json' } })).default,
    'document-import': async () => (await import('../es/document-import.json', { with: { type: 'json' } })).default,
    editor: async () => (await import('../es/editor.json', { with: { type: 'json' } })).default,
    evidence: async () => (await import('../es/evidence.json', { with: { type: 'json' } })).default,
    exports: async () => (await import('../es/exports.json', { with: { type: 'json' } })).default,
    folders: async () => (await import('../es/folders.json', { with: { type: 'json' } })).default,
    groups: async () => (await import('../es/groups.json', { with: { type: 'json' } })).default,
    landing: async () => (await import('../es/landing.json', { with: { type: 'json' } })).default,
    'legal-entities': async () => (await import('../es/legal-entities.json', { with: { type: 'json' } })).default,
    lifeline: async () => (await import('../es/lifeline.json', { with: { type: 'json' } })).default,
    mailbox: async () => (await import('../es/mailbox.json', { with: { type: 'json' } })).default,
    'mails-account': async () => (await import('../es/mails-account.json', { with: { type: 'json' } })).default,
    mails: async () => (await import('../es/mails.json', { with: { type: 'json' } })).default,
    'new-contract': async () => (await import('../es/new-contract.json', { with: { type: 'json' } })).default,
    'new-password': async () => (await import('../es/new-password.json', { with: { type: 'json' } })).default,
    notifications: async () => (await import('../es/notifications.json', { with: { type: 'json' } })).default,
    'options-company': async () => (await import('../es/options-company.json', { with: { type: 'json' } })).default,
    'options-integrations': async () => (await import('../es/options-integrations.json', { with: { type: 'json' } })).default,
    'options-preferences': async () => (await import('../es/options-preferences.json', { with: { type: 'json' } })).default,
    'options-security': async () => (await import('../es/options-security.json', { with: { type: 'json' } })).default,
    options: async () => (await import('../es/options.json', { with: { type: 'json' } })).default,
    pdf: async () => (await import('../es/pdf.json', { with: { type: 'json' } })).default,
    people: async () => (await import('../es/people.json', { with: { type: 'json' } })).default,
    permissions: async () => (await import('../es/permissions.json', { with: { type: 'json' } })).default,
    projects: async () => (await import('../es/projects.json', { with: { type: 'json' } })).default,
    'refusals-account': async () => (await import('../es/refusals-account.json', { with: { type: 'json' } })).default,
    'refusals-deadlines': async () => (await import('../es/refusals-deadlines.json', { with: { type: 'json' } })).default,
    'refusals-document': async () => (await import('../es/refusals-document.json', { with: { type: 'json' } })).default,
    'refusals-files': async () => (await import('../es/refusals-files.json', { with: { type: 'json' } })).default,
    'refusals-filters': async () => (await import('../es/refusals-filters.json', { with: { type: 'json' } })).default,
    'refusals-flows': async () => (await import('../es/refusals-flows.json', { with: { type: 'json' } })).default,
    'refusals-folders': async () => (await import('../es/refusals-folders.json', { with: { type: 'json' } })).default,
    'refusals-library': async () => (await import('../es/refusals-library.json', { with: { type: 'json' } })).default,
    'refusals-people': async () => (await import('../es/refusals-people.json', { with: { type: 'json' } })).default,
    'refusals-sharing': async () => (await import('../es/refusals-sharing.json', { with: { type: 'json' } })).default,
    'refusals-signature': async () => (await import('../es/refusals-signature.json', { with: { type: 'json' } })).default,
    'refusals-signing': async () => (await import('../es/refusals-signing.json', { with: { type: 'json' } })).default,
    refusals: async () => (await import('../es/refusals.json', { with: { type: 'json' } })).default,
    removals: async () => (await import('../es/removals.json', { with: { type: 'json' } })).default,
    roles: async () => (await import('../es/roles.json', { with: { type: 'json' } })).default,
    'search-screen': async () => (await import('../es/search-screen.json', { with: { type: 'json' } })).default,
    'shared-contract': async () => (await import('../es/shared-contract.json', { with: { type: 'json' } })).default,
    sharing: async () => (await import('../es/sharing.json', { with: { type: 'json' } })).default,
    shell: async () => (await import('../es/shell.json', { with: { type: 'json' } })).default,
    'signing-panel': async () => (await import('../es/signing-panel.json', { with: { type: 'json' } })).default,
    signing: async () => (await import('../es/signing.json', { with: { type: 'json' } })).default,
    'tagged-fields': async () => (await import('../es/tagged-fields.json', { with: { type: 'json' } })).default,
    tasks: async () => (await import('../es/tasks.json', { with: { type: 'json' } })).default,
    validation: async () => (await import('../es/validation.json', { with: { type: 'json' } })).default,
    workflows: async () => (await import('../es/workflows.json', { with: { type: 'json' } })).default,
  },
}
