import type { Permission } from './permissions.ts'

/** The permissions in the order and under the headings in which people choose them for a role. */
export const PERMISSION_AREAS = {
  home: ['modules:iams:initials', 'tasks:count'],
  contracts: [
    'contracts3:list',
    'contracts3:create',
    'contracts3:create:model',
    'contracts3:create:document',
    'contracts3:update',
    'contracts3:dates',
    'contracts3:file',
    'contracts3:share',
    'contracts3:signature',
    'contracts3:export',
    'contracts3:activity',
    'contracts3:delete',
    'contracts3:all',
  ],
  texts: [
    'contracts:sections:versions',
    'contracts:blocks:delete',
    'contracts:attachments:download',
    'contracts:attachments:delete',
  ],
  templates: [
    'model:contracts:list',
    'model:contracts:create',
    'model:contracts:update',
    'model:contracts:delete',
  ],
  clauses: [
    'contracts:clause:list',
    'contracts:clause:create',
    'contracts:clause:update',
    'contracts:clause:delete',
  ],
  steps: [
    'workflows:step:complete',
    'workflows:step:dueDate',
    'workflows:step:create',
    'workflows:step:update',
    'workflows:step:delete',
  ],
  referentials: [
    'modules:projects',
    'modules:counterparties',
    'modules:legal:entities',
    'modules:type:contract',
    'modules:tagged:field',
    'modules:tags',
    'modules:workflow',
    'modules:validation',
  ],
  company: [
    'vendor:users',
    'vendor:users:role',
    'modules:group',
    'modules:company',
    'modules:integrations',
    'modules:audit',
  ],
} as const satisfies Record<string, readonly Permission[]>
