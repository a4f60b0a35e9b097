/** The drawings of the official logos, and the certificate's fields that replace them with other drawings. */
export const badges = [
  { drawing: 'badge-quality', field: 'badge' },
  { drawing: 'badge-training-account', field: 'accountBadge' },
] as const
