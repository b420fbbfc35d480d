export {
  escalationCircle,
  whomToTellOf,
  type EscalatedContract,
  type EscalationCircle,
} from './escalation-circle.query.ts'
