import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { nameShapes } from '../shape-names.ts'
import { replaces } from '../replaces.ts'
import { blockParams, sectionParams } from './texts-endpoints.ts'

const description = z.string().trim().max(1000)
const body = z.strictObject({ description, ...replaces(description) })

nameShapes({ PartDescription: body })

/** What the house notes of the sections and blocks of a contract's text or a template's; empty: nothing. */
export const descriptionsEndpoints = {
  ofSection: endpoint({
    method: 'PUT',
    path: '/texts/:textId/sections/:sectionId/description',
    access: 'textOwner',
    text: 'write',
    summary: 'Describe a section for the house: no other party reads it, in any form of the text.',
    params: sectionParams,
    body,
    response: null,
  }),
  ofBlock: endpoint({
    method: 'PUT',
    path: '/texts/:textId/blocks/:blockId/description',
    access: 'textOwner',
    text: 'write',
    summary: 'Describe a block for the house: no other party reads it, in any form of the text.',
    params: blockParams,
    body,
    response: null,
  }),
}
