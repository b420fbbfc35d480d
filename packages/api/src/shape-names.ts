import { registry } from 'zod/v4/core'
import type { Schema } from './endpoint.ts'

/** The shapes declared by name in openapi.json and referenced everywhere else. */
export const shapeNames = registry<{ id: string }>()

/**
 * Names shapes in openapi.json. A shape needs a name as soon as two calls use it: clients generated from the
 * description then get one type for it instead of a copy each. The names are part of the API.
 *
 * @example nameShapes({ Project: project, ProjectForm: form })
 */
export function nameShapes(shapes: Record<string, Schema>): void {
  for (const [id, shape] of Object.entries(shapes)) shapeNames.add(shape, { id })
}
