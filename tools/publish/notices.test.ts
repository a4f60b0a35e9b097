import { expect, test } from 'vitest'
import { formatBox, cloudflareLimitNotice, missingIdentifiersNotice } from './notices.ts'

test('F27 a build that can send nothing says so, and what is missing', () => {
  const notice = formatBox(missingIdentifiersNotice(['VITE_EMAILJS_PUBLIC_KEY']))
  expect(notice).toContain('THIS BUILD CANNOT SEND ANY MESSAGE')
  expect(notice).toContain('VITE_EMAILJS_PUBLIC_KEY')
})

test('a policy that Cloudflare Pages would leave out is warned of', () => {
  const line = (length: number) => `  Content-Security-Policy: ${'x'.repeat(length - 27)}`
  expect(cloudflareLimitNotice(`/*\n${line(2000)}\n`)).toBeUndefined()
  expect(cloudflareLimitNotice(`/*\n${line(2001)}\n`)?.join(' ')).toContain(
    '_headers has 2001 characters',
  )
})
