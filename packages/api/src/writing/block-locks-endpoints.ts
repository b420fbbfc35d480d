import { endpoint } from '../endpoint.ts'
import { lockForm } from '../lifecycle/lock-shapes.ts'
import { blockParams } from './texts-endpoints.ts'

/** Locks of blocks: of a contract’s text, a template’s or a clause’s. */
export const blockLocksEndpoints = {
  lock: endpoint({
    method: 'POST',
    path: '/texts/:textId/blocks/:blockId/locked',
    access: 'textOwner',
    text: 'write',
    summary: 'Lock a block: its name, its sections and their texts stay as they are.',
    params: blockParams,
    body: lockForm,
    response: null,
  }),
  unlock: endpoint({
    method: 'DELETE',
    path: '/texts/:textId/blocks/:blockId/locked',
    access: 'textOwner',
    text: 'write',
    summary: 'Unlock a block: whoever locked it, and those who may lift the locks of others.',
    params: blockParams,
    response: null,
  }),
}
