import { expect, it } from 'vitest';

import { reduceToWords } from './reduceToWords.ts';

it('leaves out what is the same in every language, and keeps the words and the build they are from', () => {
  const page = `<head><title>Cresta Azul</title><style>a{}</style></head>
<body><noscript><p>Sin JavaScript</p></noscript><div aria-hidden="true" data-art="hero"><svg><path d="M0 0"/></svg></div>
<a href="/" aria-label="English">English</a><svg><use href="#icon-ext"/></svg><script>scrollY</script>
<script type="module" src="/early.js" data-entry="/a.js /b.js">alert()</script><script type="application/ld+json">{}</script></body>`;
  expect(reduceToWords(page)).toBe(`<head><title>Cresta Azul</title></head>
<body><noscript></noscript><div aria-hidden="true" data-art="hero"></div>
<a href="/" aria-label="English">English</a><svg><use href="#icon-ext"/></svg>
<script data-entry="/a.js /b.js"></script></body>`);
});
