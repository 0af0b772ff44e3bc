// The wordmark with its sign: two cards on a mat.
export function Brand() {
  return (
    <span class="brand">
      <svg viewBox="0 0 32 32" class="brand-sign" aria-hidden="true">
        <rect x="1.5" y="5" width="29" height="22" rx="4" class="brand-mat" />
        <rect x="7" y="9" width="9" height="13" rx="1.6" class="brand-card" transform="rotate(-9 11.5 15.5)" />
        <rect x="16" y="9.5" width="9" height="13" rx="1.6" class="brand-card turned" transform="rotate(81 20.5 16)" />
      </svg>
      Playmat
    </span>
  );
}
