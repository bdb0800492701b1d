import * as React from 'react';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import Button from '@mui/material/Button';
import Link, { type LinkProps } from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** Stands in for a router: it knows the address, and changes it. */
const Router = React.createContext({ path: '/', go: (path: string): void => void path });

const LinkBehavior = React.forwardRef<HTMLAnchorElement, React.ComponentPropsWithoutRef<'a'>>(
  function LinkBehavior({ href = '', onClick, ...other }, ref) {
    const { go } = React.useContext(Router);

    function follow(event: React.MouseEvent<HTMLAnchorElement>) {
      onClick?.(event);
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      go(href);
    }

    return <a ref={ref} href={href} onClick={follow} {...other} />;
  },
);

export default function RouterInTheme() {
  const [path, setPath] = React.useState('/');
  const { palette, direction } = useTheme();
  const { mode } = palette;

  const theme = React.useMemo(
    () =>
      createTheme({
        direction,
        palette: { mode },
        components: {
          MuiLink: { defaultProps: { component: LinkBehavior } as LinkProps },
          MuiButtonBase: { defaultProps: { LinkComponent: LinkBehavior } },
        },
      }),
    [mode, direction],
  );

  return (
    <Router.Provider value={{ path, go: setPath }}>
      <ThemeProvider theme={theme}>
        <Stack spacing={2} sx={{ alignItems: 'center' }}>
          <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
            <Button href="/material-ui/react-button/" variant="contained">
              Buttons
            </Button>
            <Button href="/material-ui/react-tabs/">Tabs</Button>
            <Link href="/material-ui/react-link/">Links</Link>
          </Stack>
          <Typography role="status">You are at {path}</Typography>
        </Stack>
      </ThemeProvider>
    </Router.Provider>
  );
}
