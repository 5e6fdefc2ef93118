/** The site's logo: a bracket and a leaf. Decorative, as the name is beside it. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="var(--color-accent-solid)" />
      <path
        d="M13 8 6 16l7 8"
        fill="none"
        stroke="var(--color-on-accent)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M16 23c0-8 3-13 10-15 0 8-3 13-10 15Z" fill="var(--color-on-accent)" />
    </svg>
  )
}
