import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { FilePreview } from './FilePreview.tsx';

const revoked: string[] = [];

beforeEach(() => {
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = url => void revoked.push(url);
});

afterEach(cleanup);

const script = '<script>document.title = "ran"</script>';

it('shows a vector picture as a picture, where no script of it runs [SEC-08/svg]', () => {
  const svg = new Blob([`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`], {
    type: 'image/svg+xml',
  });
  const { container } = render(<FilePreview name="标志" file={svg} />);
  expect(screen.getByRole('img', { name: '标志' }).getAttribute('src')).toBe('blob:file');
  expect(container.querySelector('svg, script, iframe, object, embed')).toBeNull();
});

it('shows markup as text [SEC-08/svg]', async () => {
  const page = new Blob([script], { type: 'text/html' });
  const { container } = render(<FilePreview name="页" file={page} />);
  expect((await screen.findByText(script)).tagName).toBe('PRE');
  expect(container.querySelector('script, iframe')).toBeNull();
});

it('plays a video, and revokes its object URL when it is closed', () => {
  const { unmount } = render(
    <FilePreview name="片" file={new Blob(['x'], { type: 'video/mp4' })} />,
  );
  expect(screen.getByLabelText('片').getAttribute('src')).toBe('blob:file');
  unmount();
  expect(revoked).toContain('blob:file');
});

it.each([
  ['image/png', 'storage.preview.failed.img'],
  ['video/webm', 'storage.preview.failed.video'],
])('shows that a damaged file of %s cannot be shown', (type, title) => {
  render(<FilePreview name="片" file={new Blob(['x'], { type })} />);
  fireEvent.error(screen.queryByRole('img') ?? screen.getByLabelText('片'));
  expect(screen.getByRole('alert').textContent).toContain(title);
});
