import { registry } from 'zod/v4/core'
import type { Schema } from './endpoint.ts'

/** The shapes that stand under their name in openapi.json; everything else refers to them. */
export const shapeNames = registry<{ id: string }>()

/**
 * Names shapes in openapi.json. A shape needs a name as soon as two calls use it: clients generated from
 * the description get one type for it instead of a copy each. The names are part of the API.
 *
 * @example nameShapes({ Project: project, ProjectForm: form })
 */
export function nameShapes(shapes: Record<string, Schema>): void {
  for (const [id, shape] of Object.entries(shapes)) shapeNames.add(shape, { id })
}
